import { foldInPlace } from "../text/foldInPlace.js";
import { cardSpans, isCardNumber } from "./shapes/cards.js";
import { keySpans } from "./shapes/keyShapes.js";
import { replaceSpans } from "./shapes/replaceSpans.js";
import { seedPhraseSpans } from "./shapes/seedPhrases.js";

/** The characters that replace a secret, in every language. */
export const redaction = "•••";

/** A text with `•••` in place of everything that has the shape of a well-known credential; only those shapes are known. */
export function redactCredentials(text: string): string {
  return [keySpans, cardSpans, seedPhraseSpans].reduce((rest, find) => {
    const { text: folded, unfold } = foldInPlace(rest);
    return replaceSpans(rest, find(folded).map(unfold), redaction);
  }, text);
}

/** Data in which {@link redactCredentials} is done to every text; the names of members stay. */
export function redactTexts(data: unknown): unknown {
  return redactWithin(data, 0, (number) => number);
}

/** Redacts a person's answers as {@link redactTexts} does; a number that is a payment card's is redacted too. */
export function redactContent(data: unknown): unknown {
  return redactWithin(data, 0, (number) => (isCardNumber(String(number)) ? redaction : number));
}

/** Deeper than anything that is taken from a wire; what nests deeper still is redacted as a whole. */
const deepest = 300;

function redactWithin(
  data: unknown,
  depth: number,
  maskNumber: (number: number) => unknown,
): unknown {
  if (typeof data === "string") return redactCredentials(data);
  if (typeof data === "number") return maskNumber(data);
  if (typeof data !== "object" || data === null) return data;
  if (depth > deepest) return redaction;
  if (Array.isArray(data)) return data.map((item) => redactWithin(item, depth + 1, maskNumber));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, redactWithin(value, depth + 1, maskNumber)]),
  );
}
