const shortest = 12;
const furthestBack = 24;
/** Longer than any word; an engine keeps a note of every turn of a repetition. */
const longest = 1_000;
const softHyphen = "\u00ad";
const syllables = /^[\p{L}\p{M}]{2,}(?:\u00ad[\p{L}\p{M}]{2,})+$/u;

/** Tells whether a soft hyphen, asked for from left to right, stands between syllables of a long word. */
export function createHyphenationCheck(text: string): (index: number) => boolean {
  const wordFrom = new RegExp(`[\\p{L}\\p{M}\\u00ad]{0,${longest}}`, "uy");
  let end = -1;
  let isLong = false;
  return (index) => {
    if (index < end) return isLong;
    const before = /[\p{L}\p{M}]*$/u.exec(
      text.slice(Math.max(end, index - furthestBack, 0), index),
    );
    wordFrom.lastIndex = index;
    const after = wordFrom.exec(text)?.[0] ?? softHyphen;
    const word = (before?.[0] ?? "") + after;
    end = index + after.length;
    isLong = syllables.test(word) && word.replaceAll(softHyphen, "").length >= shortest;
    return isLong;
  };
}
