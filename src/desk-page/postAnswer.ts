import type { Receipt } from "../host/command.js";
import { isOutcome } from "../host/outcome.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { createPauses } from "../wire/protocol/pauses.js";

/** Sends one answer, with the same key as often as it takes; resolves to the desk's receipt. */
export async function postAnswer(
  body: object,
  {
    send,
    signal,
    attempts,
    report,
  }: {
    /** Resolves to whatever came back. */
    send: (body: object, signal: AbortSignal) => Promise<unknown>;
    signal: AbortSignal;
    /** The most times that it is sent. */
    attempts: number;
    report: (error: unknown) => void;
  },
): Promise<Receipt> {
  const pauses = createPauses({ shortest: 250, longest: 30_000, signal });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const receipt = readReceipt(await send(body, signal));
      if (receipt && (receipt.done || !mayComeAgain.has(receipt.rejection))) return receipt;
    } catch (error) {
      if (attempt >= attempts) report(error);
    }
    if (attempt >= attempts || signal.aborted) return lost;
    await pauses.next();
  }
}

/** The rejections that another attempt may mend. */
const mayComeAgain: ReadonlySet<string> = new Set(["lost", "failed"]);

const lost: Receipt = {
  done: false,
  rejection: "lost",
  message: "The desk could not be reached. The answer may be sent again.",
};

const rejections = [
  "unknown",
  "settled",
  "invalid",
  "unseen",
  "unconfirmed",
  "failed",
  "forbidden",
  "lost",
] as const;

/** Reads a receipt; whatever else a proxy answers is none. */
function readReceipt(value: unknown): Receipt | undefined {
  if (!isJsonObject(value)) return undefined;
  const { done, issues } = value;
  const given: unknown = value.outcome;
  const outcome = isOutcome(given) ? { outcome: given } : {};
  if (done === true) return { done, ...outcome };
  const rejection = rejections.find((one) => one === value.rejection);
  if (done !== false || !rejection) return undefined;
  const message = typeof value.message === "string" ? value.message : "";
  return { done, rejection, message, ...outcome, ...(Array.isArray(issues) && { issues }) };
}
