import { isJsonObject } from "../../../../wire/protocol/json.js";

/** The tokens that a model used, as its provider counted them. */
export interface TokenUsage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** Separates what a model wrote from the tokens that it took, which no server is told; what is no count is dropped. */
export function splitUsage(generated: unknown): {
  readonly response: unknown;
  readonly usage?: TokenUsage;
} {
  if (!isJsonObject(generated) || !Object.hasOwn(generated, "usage"))
    return { response: generated };
  const { usage, ...response } = generated;
  const { inputTokens, outputTokens } = Object(usage);
  const read = {
    ...(isCount(inputTokens) && { inputTokens }),
    ...(isCount(outputTokens) && { outputTokens }),
  };
  return Object.keys(read).length > 0 ? { response, usage: read } : { response };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
