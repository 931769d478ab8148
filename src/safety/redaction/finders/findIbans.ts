import { ibanLengths } from "../data/ibanLengths.js";
import type { FindPrivate } from "../privateSpan.js";

const starts = /(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d])[A-Za-z]{2}\d{2}(?=[ -]?[A-Za-z\d])/gu;
const longest = 60;

/** Finds international account numbers: of their country's length, and with the right check digits (ISO 13616). */
export const findIbans: FindPrivate = (text) =>
  [...text.matchAll(starts)].flatMap(({ 0: head, index: start }) => {
    const length = ibanLengths.get(head.slice(0, 2).toUpperCase());
    const end = length === undefined ? undefined : endOf(text, start, length);
    return end === undefined ? [] : [{ start, end, kind: "iban" }];
  });

function endOf(text: string, start: number, length: number): number | undefined {
  let letters = "";
  let at = start;
  for (; letters.length < length && at < start + longest; at += 1) {
    const character = text[at] ?? "";
    if (/[A-Za-z\d]/u.test(character)) letters += character.toUpperCase();
    else if (!/[ .-]/u.test(character) || /[ .-]/u.test(text[at - 1] ?? "")) return undefined;
  }
  const isWhole =
    letters.length === length && !/[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d]/u.test(text[at] ?? "");
  return isWhole && isValid(letters) ? at : undefined;
}

function isValid(letters: string): boolean {
  let rest = 0;
  for (const letter of letters.slice(4) + letters.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
