import type { KindCommand, Receipt } from "../../../../host/command.js";
import type { HostCore } from "../../../../host/kind.js";
import { refuseSettled } from "../../../../host/questions/refuseSettled.js";
import { findSampling, type SamplingQuestion } from "../samplingQuestion.js";
import type { LoadRedactor } from "./loadRedactor.js";
import { noRedaction, type SamplingRedaction } from "./samplingRedaction.js";

/** Carries out `sampling/redact`, which may come from another process. */
export async function chooseRedaction(
  core: HostCore,
  { id, request }: SamplingQuestion,
  { to, keep, written }: KindCommand,
  load: LoadRedactor | undefined,
): Promise<Receipt> {
  if (!load) return refuse("unknown", "This host redacts nothing.");
  if (to !== "model" && to !== "server")
    return refuse("invalid", 'to must be "model" or "server".');
  if (keep !== undefined && !isTexts(keep)) return refuse("invalid", "keep must be placeholders.");
  const redactor = written === undefined ? undefined : await load();
  const inspectWritten = async (before: SamplingRedaction) => {
    const inspected = await redactor?.inspect(written, before);
    // What is known now may stand in the request, too.
    const detail = findSampling(core, id)?.detail;
    if (inspected && !isKnown(inspected, before))
      await redactor?.prepare([request, detail?.edited, detail?.response?.result], inspected);
    return inspected;
  };
  for (;;) {
    const before = findSampling(core, id)?.detail.redaction ?? noRedaction;
    const inspected = await inspectWritten(before);
    const question = findSampling(core, id);
    if (question?.phase !== "open") return refuseSettled(id, question);
    const { redaction = noRedaction } = question.detail;
    // Another value may have got the same placeholder meanwhile.
    if (redaction.values !== before.values) continue;
    // A window inspects what is written whenever the question changes: nothing new is no change.
    if (inspected && !keep && isKnown(inspected, redaction)) return { done: true };
    const next: SamplingRedaction = {
      ...redaction,
      ...(inspected && { values: inspected.values, unread: inspected.unread }),
      ...(keep && (to === "model" ? { keptForModel: keep } : { keptForServer: keep })),
    };
    core.update(id, { ...question.detail, redaction: next });
    return { done: true };
  }
}

function isKnown(inspected: SamplingRedaction, { values, unread }: SamplingRedaction): boolean {
  return (
    inspected.unread.length === unread.length &&
    inspected.values.length === values.length &&
    inspected.values.every((value, index) => value === values[index])
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function refuse(rejection: "unknown" | "invalid", message: string): Receipt {
  return { done: false, rejection, message };
}
