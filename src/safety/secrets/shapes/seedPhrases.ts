import type { Span } from "./replaceSpans.js";
import { seedWords } from "./seedWords.js";

const fewestWords = 12;
/** Code repeats a few such words again and again. */
const fewestDifferent = 10;
const words = /\p{L}+/gu;
/** The characters that may stand between the words of a phrase: spaces, commas, and numbers of a list. */
const between = /^[\s,;.:()\d-]{1,8}$/u;

/** Words in a row, all of them from the list. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly different: Set<string>;
  /** The characters between the last two. */
  readonly gap?: string;
}

/** Finds the recovery phrases of wallets in a text: twelve words or more in a row, all of them from the list. */
export function seedPhraseSpans(text: string): readonly Span[] {
  const found: Span[] = [];
  let run: Run | undefined;
  const close = () => {
    if (run && run.count >= fewestWords && run.different.size >= fewestDifferent)
      found.push({ start: run.start, end: run.end });
  };
  for (const { 0: word, index } of text.matchAll(words)) {
    const end = index + word.length;
    const gap = text.slice(run?.end ?? index, index);
    if (run && isSeedWord(word) && isGap(gap, run)) {
      const different = run.different.add(word.toLowerCase());
      run = { start: run.start, end, count: run.count + 1, different, gap };
    } else {
      close();
      const different = new Set([word.toLowerCase()]);
      run = isSeedWord(word) ? { start: index, end, count: 1, different } : undefined;
    }
  }
  close();
  return found;
}

/** Whether a phrase goes on behind these characters; signs of code are none of it, unless they are between all of its words. */
function isGap(gap: string, { gap: before }: Run): boolean {
  if (!between.test(gap)) return false;
  return !/[;:()]/u.test(gap) || /\d/u.test(gap) || before === undefined || before === gap;
}

function isSeedWord(word: string): boolean {
  return word.length >= 3 && word.length <= 8 && seedWords.has(word.slice(0, 4).toLowerCase());
}
