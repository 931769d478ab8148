/** More than any emoji has; a letter under a flood of marks may be cut. */
const longestCharacter = 64;

/** The beginning of a text, as long as it may be or a little shorter: no character, however many code points it has, is halved. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = startOfCharacter(text, longest);
  const isNear = longest - start <= longestCharacter;
  return text.slice(0, isNear ? start : longest).replace(/[\ud800-\udbff]$/, "");
}

/** Where the character begins that stands at a place; the place itself where a browser cannot tell characters apart. */
function startOfCharacter(text: string, place: number): number {
  if (!("Segmenter" in Intl)) return place;
  const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return (
    characters.segment(text.slice(0, place + longestCharacter)).containing(place)?.index ?? place
  );
}
