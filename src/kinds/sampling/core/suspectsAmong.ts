import { type Allowance, isTired } from "../../../wire/protocol/allowance.js";
import type { Sliced } from "../../../wire/protocol/sliced.js";

/** A longer text is not looked at here: what looks through it can rest on the way. */
const longest = 10_000;

/** A step looks at so many characters at the least. */
export const inspectedCharactersAStep = 50;

/** Those of some texts that may hide something, a slice at a time. */
export function* suspectsAmong(
  texts: readonly string[],
  mayHide: (text: string) => boolean,
  allowance: Allowance,
): Sliced<readonly string[]> {
  const suspects: string[] = [];
  for (const text of texts) {
    if (isTired(allowance)) yield;
    const isLong = text.length > longest;
    allowance.left -= 1 + (isLong ? 0 : text.length / inspectedCharactersAStep);
    if (isLong || mayHide(text)) suspects.push(text);
  }
  return suspects;
}
