/** The protocol's names for why a model stopped. */
const reasons: Readonly<Record<string, string>> = {
  stop: "endTurn",
  length: "maxTokens",
  "tool-calls": "toolUse",
};

/** Names of providers for a stop at a sequence, which the AI SDK counts to `stop`. */
const sequenceStops = ["stop_sequence", "stopSequence"];

/** The reasons after which what was written is no whole response. */
const broken = ["error", "interrupted"];

/** Reads why a model stopped; version 5 does not tell what its provider calls it. Throws where the response was refused, or broke off. */
export function readStopReason(
  stopped: { readonly finishReason: string; readonly rawFinishReason?: string | undefined },
  hasContent: boolean,
): string | undefined {
  const { finishReason, rawFinishReason: raw } = stopped;
  const told = raw === undefined ? "" : ` (${raw})`;
  if (broken.includes(finishReason)) throw new Error(`The model broke off${told}.`);
  if (finishReason === "content-filter" && !hasContent)
    throw new Error(`The model, or its provider, refused to answer${told}.`);
  if (raw !== undefined && sequenceStops.includes(raw)) return "stopSequence";
  return reasons[finishReason] ?? raw ?? finishReason;
}
