import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";
import { redactText } from "../../../../safety/redaction/redactText.js";
import type { Allowance } from "../../../../wire/protocol/allowance.js";
import type { Sliced } from "../../../../wire/protocol/sliced.js";

/** Texts and what they are once every known value is masked, for as long as somebody holds the list of values. */
const masked = new WeakMap<readonly PrivateValue[], Map<string, string>>();

/** Masks every known value in a text, a slice at a time; once for each text. */
export function* maskText(
  text: string,
  values: readonly PrivateValue[],
  allowance: Allowance,
): Sliced<string> {
  if (values.length === 0) return text;
  const known = masked.get(values) ?? new Map<string, string>();
  masked.set(values, known);
  let written = known.get(text);
  if (written === undefined) {
    written = yield* redactText(text, createFindKnown(values), () => false, allowance);
    known.set(text, written);
  }
  return written;
}
