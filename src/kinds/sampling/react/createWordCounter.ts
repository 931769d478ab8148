/** So many characters are looked at together: browsers take far longer for each word of a long text. */
const longest = 400;
/** So many times that at once; the rest is taken to be like what came before it, until it is looked at later. */
const piecesAtOnce = 10;
/** By so many characters it is told whether a text goes on or is another one. */
const remembered = 40;

/** The word count of a text that grows. */
interface Counted {
  /** Where it ends. */
  readonly at: number;
  readonly words: number;
  /** Its last characters. */
  readonly end: string;
}

const nothing: Counted = { at: 0, words: 0, end: "" };

/**
 * Makes a function that says how many words a text has, of about any language, and that is cheap to ask again and
 * again while the text grows: what was counted before is not looked at again.
 */
export function createWordCounter(): (text: string) => number {
  let counted = nothing;
  return (text) => {
    const { at, end } = counted;
    if (text.length < at || !text.startsWith(end, at - end.length)) counted = nothing;
    for (let pieces = 0; pieces < piecesAtOnce; pieces += 1) {
      const piece = text.slice(counted.at, counted.at + longest);
      if (piece.length < longest) return counted.words + startsOfWords(piece).length;
      counted = goOn(counted, text, piece);
    }
    return Math.round((counted.words / counted.at) * text.length);
  };
}

/** Counts one more piece, but for its last word, which may go on in the next one. */
function goOn({ at, words }: Counted, text: string, piece: string): Counted {
  const starts = startsOfWords(piece);
  const last = starts.at(-1) ?? 0;
  const next = at + (last === 0 ? piece.length : last);
  return {
    at: next,
    words: words + starts.length - (last === 0 ? 0 : 1),
    end: text.slice(Math.max(0, next - remembered), next),
  };
}

let segmenter: Intl.Segmenter | undefined;

/** Where words begin. Without a segmenter, whatever stands between spaces and punctuation is one. */
function startsOfWords(text: string): readonly number[] {
  if (!("Segmenter" in Intl))
    return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index }) => index);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)].flatMap(({ index, isWordLike }) => (isWordLike ? index : []));
}
