import { foldText, longest } from "./foldText.js";
import { type WordsName, wantWords } from "./words/moreWords.js";

const letters: readonly (readonly [WordsName, RegExp])[] = [
  ["cyrillic", /\p{sc=Cyrl}/u],
  ["arabic", /\p{sc=Arab}/u],
  ["devanagari", /\p{sc=Deva}/u],
  ["eastAsian", /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u],
];

/** Folds a text, and notes the words that its letters need. */
export function fold(text: string): string {
  if (/[^\0-\x7f]/u.test(text)) {
    const read = text.slice(0, longest).normalize("NFKD");
    for (const [name, letter] of letters) if (letter.test(read)) wantWords(name);
  }
  return foldText(text);
}
