const piece = 4_000;

/** Cuts a text into pieces that can be looked at one by one: at line ends, or where a line is endless, between words. */
export function cutText(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > 2 * piece) {
    const end = endOfPiece(text, start + piece);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}

function endOfPiece(text: string, from: number): number {
  const reach = text.slice(from, from + piece);
  // Many blank lines can hide what comes after them: they have to stay together.
  const line = /\S[^\S\n]*\n(?=\S)/.exec(reach);
  const found = line ?? /\S[^\S\n]+(?=\S)/.exec(reach);
  if (found) return from + found.index + found[0].length;
  return from + (/[\ud800-\udbff]$/.test(reach) ? reach.length - 1 : reach.length);
}
