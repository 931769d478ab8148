import { beginningOf, longestCharacter } from "../beginningOf.js";

/** The usual length of a piece, in characters: a browser lays out this many in a few milliseconds, in any script. */
const usual = 4_000;
const longest = 2 * usual;
/** The length by which a piece may be longer to end with a line or a word, in characters. */
const reach = 300;
/** The most lines of a piece: a browser lays out a line more slowly than a character. */
const mostLines = 500;

/** Cuts a text into pieces that a browser can lay out one by one: after a line, or in an endless line between words or characters. */
export function cutText(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (;;) {
    const end = endOfPiece(text.slice(start, start + longest + 1));
    if (end === 0) return [...pieces, text.slice(start)];
    pieces.push(text.slice(start, start + end));
    start += end;
  }
}

/** Where the first piece of a text ends; 0 if the text is short enough to be one piece. */
function endOfPiece(text: string): number {
  const full = endOfLines(text);
  if (full <= usual + reach) {
    // Many blank lines can hide the text after them, so they stay together.
    const seen = text.slice(0, full).trimEnd().length;
    return seen === 0 ? full : text.indexOf("\n", seen) + 1;
  }
  if (text.length <= longest && full === Number.POSITIVE_INFINITY) return 0;
  const next = text.slice(usual, usual + reach);
  const found = /\S[^\S\n]*\n(?=\S)/.exec(next) ?? /\S[^\S\n]+(?=\S)/.exec(next);
  if (found) return usual + found.index + found[0].length;
  const near = usual - longestCharacter;
  return near + beginningOf(text.slice(near, usual + longestCharacter), longestCharacter).length;
}

/** Where a text has as many lines as a piece may have. */
function endOfLines(text: string): number {
  let end = 0;
  for (let lines = 0; lines < mostLines; lines += 1) {
    const line = text.indexOf("\n", end);
    if (line < 0) return Number.POSITIVE_INFINITY;
    end = line + 1;
  }
  return end;
}
