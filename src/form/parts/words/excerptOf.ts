const longest = 280;
const mostLines = 4;

/** The beginning of a text that is too long to be read at a glance, cut between words; a short text as it is. */
export function excerptOf(text: string): string {
  const lines = text.split("\n", mostLines + 1);
  const short = lines.length > mostLines ? lines.slice(0, mostLines).join("\n") : text;
  if (short.length <= longest) return short === text ? text : `${short}…`;
  // By code points: half an emoji is none.
  const cut = [...short.slice(0, 2 * longest)].slice(0, longest).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
