import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import { redactText } from "../../../../safety/redaction/redactText.js";
import { createAllowance } from "../../../../wire/protocol/allowance.js";
import { atOnce } from "../../../../wire/protocol/sliced.js";
import type { SamplingRedaction } from "./samplingRedaction.js";
import { rewriteTexts } from "./textsWithin.js";

/** Masks every private value that is known, at once: for what settled and is to be kept. */
export function maskKnown<Value>(value: Value, { values }: SamplingRedaction): Value {
  const find = createFindKnown(values);
  const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY });
  return rewriteTexts(value, ({ text }) => atOnce(redactText(text, find, () => false, allowance)));
}
