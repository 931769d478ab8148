import { seedWords } from "./seedWords.js";

const fewestWords = 12;
const words = /\p{L}+/gu;
/** The characters that may stand between the words of a phrase: spaces, commas, and numbers of a list. */
const between = /^[\s,;.:()\d-]{1,8}$/u;

/** Replaces the recovery phrases of wallets in a text: twelve words or more in a row, all of them from the list. */
export function replaceSeedPhrases(text: string, mask: string): string {
  const kept: string[] = [];
  let keptTo = 0;
  let run = { start: 0, end: 0, length: 0 };
  const close = () => {
    if (run.length < fewestWords) return;
    kept.push(text.slice(keptTo, run.start), mask);
    keptTo = run.end;
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
  return kept.length === 0 ? text : kept.join("") + text.slice(keptTo);
}

function isSeedWord(word: string): boolean {
  return word.length >= 3 && word.length <= 8 && seedWords.has(word.slice(0, 4).toLowerCase());
}
