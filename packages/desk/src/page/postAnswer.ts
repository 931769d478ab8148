import { Kinds, type Receipt } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";
import { createPauses } from "../timing/pauses.js";
import type { Attempts } from "./attempts.js";

/** Sends one answer, with the same key as often as it takes, until one of the signals aborts. Resolves to the desk's receipt. */
export async function postAnswer(
  body: object,
  { signals, ...posting }: Omit<Posting, "signal"> & { readonly signals: readonly AbortSignal[] },
): Promise<Receipt> {
  const over = new AbortController();
  const end = () => over.abort();
  for (const signal of signals) {
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true, signal: over.signal });
  }
  try {
    return await post(body, { ...posting, signal: over.signal });
  } finally {
    end();
  }
}

interface Posting {
  /** Resolves to whatever came back. */
  readonly send: (body: object, signal: AbortSignal) => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly attempts: Attempts;
  readonly report: (error: unknown) => void;
}

async function post(
  body: object,
  { send, signal, attempts: { most, mostSilent }, report }: Posting,
): Promise<Receipt> {
  const pauses = createPauses({ shortest: 250, longest: 30_000, signal });
  let silent = 0;
  for (let attempt = 1; ; attempt += 1) {
    let failure: unknown;
    try {
      const limit = Math.min(shortestLimit * 2 ** silent, longestLimit);
      const reply = await withinLimit((own) => send(body, own), limit, signal);
      if (reply === noReply) silent += 1;
      const receipt = readReceipt(reply);
      if (receipt && (receipt.done || !mayComeAgain.has(receipt.rejection))) return receipt;
    } catch (error) {
      failure = error;
    }
    if (signal.aborted) return lost;
    if (attempt >= most || silent >= mostSilent) {
      if (failure !== undefined) report(failure);
      return lost;
    }
    await pauses.next();
  }
}

/** The time that the first attempt may take, in milliseconds. A desk itself waits 10 seconds for its node. Each silent attempt doubles it, for slow uplinks. */
const shortestLimit = 20_000;
const longestLimit = 120_000;
const noReply = Symbol("no reply");

/** Gives up, with {@link noReply}, what takes too long or is not wanted any more. */
async function withinLimit(
  run: (signal: AbortSignal) => Promise<unknown>,
  limit: number,
  signal: AbortSignal,
): Promise<unknown> {
  const controller = new AbortController();
  let giveUp = () => {};
  const late = new Promise<typeof noReply>((resolve) => {
    giveUp = () => {
      resolve(noReply);
      controller.abort(new Error("The desk did not reply in time."));
    };
  });
  const timer = setTimeout(giveUp, limit);
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
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
  const outcome = Kinds.isOutcome(given) ? { outcome: given } : {};
  if (done === true) return { done, ...outcome };
  const rejection = rejections.find((one) => one === value.rejection);
  if (done !== false || !rejection) return undefined;
  const message = typeof value.message === "string" ? value.message : "";
  return { done, rejection, message, ...outcome, ...(Array.isArray(issues) && { issues }) };
}
