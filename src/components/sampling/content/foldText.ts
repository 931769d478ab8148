const longest = 1_600;
const mostLines = 20;

/** The beginning of a text that is too long to stand in a list; a shorter one as it is. */
export function foldText(text: string): string {
  const lines = text.slice(0, longest + 1).split("\n", mostLines + 1);
  const isLong = text.length > longest || lines.length > mostLines;
  if (!isLong) return text;
  const cut = lines.slice(0, mostLines).join("\n").slice(0, longest);
  // By characters: half an emoji is none.
  return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()} …`;
}

const chunk = 4_000;

/** Cuts a text into pieces that a browser can lay out one by one: at line ends, or where a line is endless, between words. */
export function cutText(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > 2 * chunk) {
    const end = endOfPiece(text, start + chunk);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}

function endOfPiece(text: string, from: number): number {
  const reach = text.slice(from, from + chunk);
  // What is hidden by many blank lines has to stay in one piece with them.
  const line = /\S[^\S\n]*\n(?=\S)/.exec(reach);
  const found = line ?? /\S[^\S\n]+(?=\S)/.exec(reach);
  if (found) return from + found.index + found[0].length;
  return from + (/[\ud800-\udbff]$/.test(reach) ? reach.length - 1 : reach.length);
}
