import type { Span } from "./replaceSpans.js";
import { seedWords } from "./seedWords.js";

const fewestWords = 12;
const words = /\p{L}+/gu;
/** The characters that may stand between the words of a phrase: spaces, commas, and numbers of a list. */
const between = /^[\s,;.:()\d-]{1,8}$/u;

/** Finds the recovery phrases of wallets in a text: twelve words or more in a row, all of them from the list. */
export function seedPhraseSpans(text: string): readonly Span[] {
  const found: Span[] = [];
  let run = { start: 0, end: 0, length: 0 };
  const close = () => {
    if (run.length >= fewestWords) found.push({ start: run.start, end: run.end });
  };
  for (const { 0: word, index } of text.matchAll(words)) {
    const end = index + word.length;
    const isNext =
      run.length > 0 && between.test(text.slice(run.end, Math.min(index, run.end + 9)));
    if (!isNext || !isSeedWord(word)) {
      close();
      run = { start: index, end, length: isSeedWord(word) ? 1 : 0 };
    } else run = { ...run, end, length: run.length + 1 };
  }
  close();
  return found;
}

function isSeedWord(word: string): boolean {
  return word.length >= 3 && word.length <= 8 && seedWords.has(word.slice(0, 4).toLowerCase());
}
