/**
 * Whatever could be hidden, and much that is not, such as the joiners of emoji and Persian: cheap, so that ordinary
 * text costs nothing more.
 */
const suspect =
  /[^\P{C}\t\n\r]|[\p{DI}\u2800\u{16fe4}\u{1d159}]|(?<=\p{M}{3})\p{M}|(?<=[\s\u2800]{9})[^\S\n]|(?<=\s{9})\n/gu;

/** Whether a text may hide something. */
export function mayHide(text: string): boolean {
  return text.search(suspect) >= 0;
}

/** The text with U+FFFD, which can be seen, in place of whatever may be hidden. */
export function replaceSuspects(text: string): string {
  return text.replace(suspect, "\ufffd");
}
