import { foldAway } from "../../text/foldInPlace.js";
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

/**
 * The end of a line, with what mail and code put there, between two parts of something that is no word; and the end and the
 * beginning of two strings that code joins.
 */
const joins =
  /(?<=[\w+/=~.-]{4})(["'`])(?: ?[+.&|]{1,2} ?| ?\\?\r?\n[ \t]{0,12}[+.]? ?)["'`](?=[\w+/=~.-]{4})|(?<=[\w+/=~-]{6})[=\\]?\r?\n(?:[ \t]|> ?){0,8}(?=(?=[\w+/=~-]{0,40}\d)(?=[\w+/=~-]{0,40}[A-Za-z])[\w+/~-]{6,200}={0,2}(?![\w:=(.-]))/gu;

/** Finds everything in a text that looks like a well-known key, on one line or wrapped over several. */
export function keySpans(text: string): readonly Span[] {
  const whole = spansOnLine(text);
  const joined = foldAway(text, joins);
  if (joined.text.length === text.length) return whole;
  const starts = whole.map(({ start }) => start);
  const wrapped = spansOnLine(joined.text)
    .map(joined.unfold)
    .filter(
      ({ start, end }) =>
        /[\n"'`]/u.test(text.slice(start, end)) &&
        // A line that begins a key of its own does not go on with another.
        !starts.some((one) => one > start && one < end),
    );
  return [...wrapped, ...whole];
}

function spansOnLine(text: string): Span[] {
  const all = [...text.matchAll(plain)].map(spanOf);
  for (const [shape, { isMeant }] of inspected)
    for (const match of text.matchAll(shape)) if (isMeant?.(match[0])) all.push(spanOf(match));
  return all;
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}
