/** More code units than any emoji has; a letter under a flood of marks may be cut. */
export const longestCharacter = 64;

/** Returns the first `longest` code units of a text, or a few fewer: it never cuts a character in half. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = startOfCharacter(text, longest);
  const isNear = longest - start <= longestCharacter;
  return text.slice(0, isNear ? start : longest).replace(/[\ud800-\udbff]$/, "");
}

// To make one takes longer than to use it.
let characters: Intl.Segmenter | undefined;

/** Where the character at a place begins; the place itself where a browser has no segmenter. */
function startOfCharacter(text: string, place: number): number {
  if (!("Segmenter" in Intl)) return place;
  characters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return (
    characters.segment(text.slice(0, place + longestCharacter)).containing(place)?.index ?? place
  );
}
