/**
 * Whatever could be hidden, and much that is not, such as the joiners of emoji and Persian: cheap, so that ordinary
 * text costs nothing more. What most characters are, which is never hidden, is told first: that is four times as fast.
 */
const suspect =
  /(?=[^!-~\u3041-\u3096\u30a1-\u30fe\u3400-\u9fff\uac00-\ud7a3])(?:[^\P{C}\t\n\r]|[\p{DI}\u2800\u{16fe4}\u{1d159}]|\p{M}(?<=\p{M}{4})|[^\S\n](?<=[\s\u2800]{9}[^\S\n])|\n(?<=\s{9}\n))/gu;

/** Whether a text may hide something. */
export function mayHide(text: string): boolean {
  return text.search(suspect) >= 0;
}

/** The text with U+FFFD, which can be seen, in place of whatever may be hidden. */
export function replaceSuspects(text: string): string {
  return text.replace(suspect, "\ufffd");
}
