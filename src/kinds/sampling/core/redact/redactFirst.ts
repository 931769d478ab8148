import type { Receipt } from "../../../../host/command.js";
import { describeThrown } from "../../../../host/describeThrown.js";
import type { HostCore } from "../../../../host/kind.js";
import { refuseSettled } from "../../../../host/questions/refuseSettled.js";
import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import { findSampling, type SamplingQuestion } from "../samplingQuestion.js";
import type { Redacted } from "./createRedactor.js";
import type { LoadRedactor } from "./loadRedactor.js";
import { noRedaction } from "./samplingRedaction.js";

/** Masks a request before a model is asked; where that fails, or the question went on meanwhile, none is. */
export async function redactFirst(
  core: HostCore,
  question: SamplingQuestion,
  proposed: CreateMessageRequest,
  load: LoadRedactor,
  start: (masked: Redacted<CreateMessageRequest>) => Receipt,
): Promise<Receipt> {
  const { id, detail } = question;
  try {
    const redactor = await load();
    const { redaction = noRedaction } = detail;
    const masked = await redactor.redact(proposed, redaction, redaction.keptForModel);
    const now = findSampling(core, id);
    if (now?.phase !== "open") return refuseSettled(id, now);
    const isSame =
      now.detail.stage === detail.stage &&
      now.detail.attempts === detail.attempts &&
      now.detail.redaction?.keptForModel === detail.redaction?.keptForModel;
    if (!isSame)
      return {
        done: false,
        rejection: "unknown",
        message: `Question ${id} changed before its request was redacted.`,
      };
    return core.batch(() => start(masked));
  } catch (error) {
    core.report(error);
    return {
      done: false,
      rejection: "failed",
      message: `No model was asked: the request could not be redacted. ${describeThrown(error)}`,
    };
  }
}
