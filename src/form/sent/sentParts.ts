import type { SentPart } from "../../react/sentNotices.js";
import { inWords, type WritingOfValues } from "../review/inWords.js";

/** So much of one value, and so many values, can be read at a glance. */
const longest = 60;
const most = 4;
/** The part of a value that its beginning is taken from. */
const enough = 10 * longest;

/** The words and the language that an answer is written in. */
export interface WritingOfParts extends WritingOfValues {
  readonly form: WritingOfValues["form"] & { readonly hidden: string };
}

/** Writes a part of an answer in words; a secret is named as one. */
export function partInWords(part: SentPart, writing: WritingOfParts): string {
  if ("text" in part) return part.text;
  return "secret" in part ? writing.form.hidden : inWords(part.field, part.value, writing);
}

/** Writes the beginning of an answer in one line, with a sign in place of hidden characters. */
export function sumUp(
  parts: readonly SentPart[],
  writing: WritingOfParts,
  visible: (text: string) => string,
): string {
  const short: string[] = [];
  for (const part of parts) {
    const beginning = partInWords(part, writing).trim().slice(0, enough);
    const text = visible(beginning).replace(/\s+/g, " ");
    if (text !== "") short.push(clip(text));
    if (short.length > most) break;
  }
  const shown = short.length > most ? [...short.slice(0, most), "…"] : short;
  return new Intl.ListFormat(writing.locale, { type: "unit", style: "short" }).format(shown);
}

function clip(text: string): string {
  // By code points: half an emoji is none.
  const characters = [...text.slice(0, 2 * longest)];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
