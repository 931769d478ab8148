import type { SentPart } from "../../react/sentNotices.js";
import { inWords, type WritingOfValues } from "../review/inWords.js";

/** So much of one value, and so many values, can be read at a glance. */
const longest = 60;
const most = 4;
/** The part of a value that its beginning is taken from. */
const enough = 10 * longest;

/** Writes a part of an answer in words; a secret is named as one. */
export function partInWords(
  part: SentPart,
  writing: WritingOfValues & { readonly form: { readonly hidden: string } },
): string {
  if ("text" in part) return part.text;
  return "secret" in part ? writing.form.hidden : inWords(part.field, part.value, writing);
}

/** The beginning of an answer, in one line, with a sign in place of hidden characters. */
export function sumUp(
  texts: readonly string[],
  locale: string,
  visible: (text: string) => string,
): string {
  const short = texts
    .map((text) => visible(text.trim().slice(0, enough)).replace(/\s+/g, " "))
    .filter((text) => text !== "")
    .slice(0, most + 1)
    .map(clip);
  const shown = short.length > most ? [...short.slice(0, most), "…"] : short;
  return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(shown);
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
