import { createAllowance } from "../../../../wire/protocol/allowance.js";
import { atOnce } from "../../../../wire/protocol/sliced.js";
import { maskText } from "./maskText.js";
import type { SamplingRedaction } from "./samplingRedaction.js";
import { rewriteTexts } from "./textsWithin.js";

/** Masks every private value that is known, at once: for what settled and is to be kept. Texts that were masked before cost nothing. */
export function maskKnown<Value>(value: Value, { values }: SamplingRedaction): Value {
  const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY });
  return rewriteTexts(value, ({ text }) => atOnce(maskText(text, values, allowance)));
}
