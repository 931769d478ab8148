const longest = 1_600;
const mostLines = 20;

/** The beginning of a text that is too long to stand in a list; a shorter one as it is. */
export function foldLongText(text: string): string {
  const lines = text.slice(0, longest + 1).split("\n", mostLines + 1);
  const isLong = text.length > longest || lines.length > mostLines;
  if (!isLong) return text;
  const cut = lines.slice(0, mostLines).join("\n").slice(0, longest);
  // By characters: half an emoji is none.
  return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()} …`;
}
