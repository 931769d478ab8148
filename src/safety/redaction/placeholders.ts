import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { PrivateValue } from "./privateValue.js";

/** The shape of every placeholder. */
export const placeholderShape: RegExp = /\[[\p{L}\p{N} _-]{1,40} \d{1,6}\]/gu;
/** Longer than any placeholder. */
const longest = 64;
const piece = 16_384;
const charactersAStep = 8;

/** Lists everything in some texts that reads like a placeholder, a slice at a time. */
export function* placeholdersWithin(
  texts: readonly string[],
  allowance: Allowance,
): Sliced<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const text of texts)
    for (const part of piecesOf(text)) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + part.length / charactersAStep;
      for (const placeholder of part.match(placeholderShape) ?? []) found.add(placeholder);
    }
  return found;
}

/** Puts values back in the place of what stands for them, a slice at a time. */
export function* putBack(
  text: string,
  values: ReadonlyMap<string, PrivateValue>,
  allowance: Allowance,
): Sliced<string> {
  const parts: string[] = [];
  for (const part of piecesOf(text)) {
    if (isTired(allowance)) yield;
    allowance.left -= 1 + part.length / charactersAStep;
    parts.push(
      part.replace(
        placeholderShape,
        (placeholder) => values.get(placeholder)?.written[0] ?? placeholder,
      ),
    );
  }
  return parts.join("");
}

/** Cuts a text where it cuts no placeholder: those hold one opening bracket, which comes first. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const to = from + piece;
    const bracket = text.lastIndexOf("[", to);
    const end = to < text.length && bracket > Math.max(from, to - longest) ? bracket : to;
    yield text.slice(from, end);
    from = end;
  }
}
