import { cardSpans, isCardNumber } from "./shapes/cards.js";
import { keySpans } from "./shapes/keyShapes.js";
import { replaceSpans } from "./shapes/replaceSpans.js";
import { seedPhraseSpans } from "./shapes/seedPhrases.js";

/** Stands for what is not shown, in every language. */
export const mask = "•••";

/** A text with `•••` in place of everything that has the shape of a well-known credential; only those shapes are known. */
export function maskCredentials(text: string): string {
  return [keySpans, cardSpans, seedPhraseSpans].reduce(
    (rest, find) => replaceSpans(rest, find(rest), mask),
    text,
  );
}

/** Data in which {@link maskCredentials} is done to every text; the names of members stay. */
export function maskTexts(data: unknown): unknown {
  return maskWithin(data, 0, (number) => number);
}

/** Redacts a person's answers as {@link maskTexts} does; a number that is a payment card's is redacted too. */
export function maskAnswers(data: unknown): unknown {
  return maskWithin(data, 0, (number) => (isCardNumber(String(number)) ? mask : number));
}

/** Deeper than anything that is taken from a wire; what nests deeper still is masked as a whole. */
const deepest = 300;

function maskWithin(
  data: unknown,
  depth: number,
  maskNumber: (number: number) => unknown,
): unknown {
  if (typeof data === "string") return maskCredentials(data);
  if (typeof data === "number") return maskNumber(data);
  if (typeof data !== "object" || data === null) return data;
  if (depth > deepest) return mask;
  if (Array.isArray(data)) return data.map((item) => maskWithin(item, depth + 1, maskNumber));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, maskWithin(value, depth + 1, maskNumber)]),
  );
}
