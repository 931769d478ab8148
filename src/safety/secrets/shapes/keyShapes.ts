import { type PlacedKey, placedKeys } from "./placedKeys.js";
import { type KeyLetters, prefixedKeys } from "./prefixedKeys.js";
import type { Span } from "./replaceSpans.js";

const letters: Readonly<Record<KeyLetters, string>> = {
  hex: "[\\da-fA-F]",
  upper: "[A-Z\\d]",
  alnum: "[A-Za-z\\d]",
  word: "\\w",
  dash: "[\\w-]",
  base64: "[\\w+/=-]",
  dotted: "[\\w.-]",
};
const restOfWord = "[\\w+/=~-]*(?:\\.[\\w+/=~-]+)*";

const prefixed = prefixedKeys.map(([, kind, least, starts]) => {
  const start = starts.split(" ").map((text) => text.replace(/[.$/]/gu, "\\$&"));
  return `(?:${start.join("|")})${letters[kind]}{${least},}`;
});
const meantWithin = placedKeys.filter(({ isMeant }) => isMeant);

/** Everything whose look is enough. */
const plain = new RegExp(
  [
    ...placedKeys.filter(({ isMeant }) => !isMeant).map(({ shape }) => shape),
    `(?<![\\w-])(?:${prefixed.join("|")})${restOfWord}`,
  ].join("|"),
  "gu",
);
const inspected: readonly (readonly [RegExp, PlacedKey])[] = meantWithin.map((key) => [
  new RegExp(key.shape, "gu"),
  key,
]);

/** Finds everything in a text that looks like a well-known key. */
export function keySpans(text: string): readonly Span[] {
  const all = [...text.matchAll(plain)].map(spanOf);
  for (const [shape, { isMeant }] of inspected)
    for (const match of text.matchAll(shape)) if (isMeant?.(match[0])) all.push(spanOf(match));
  return all;
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}
