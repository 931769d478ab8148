const reach = 48;

/** The words that lead up to a place of a text: what stands before it in the same line or two, without what another number ended. */
export function wordsBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - reach), start).toLowerCase();
}

/** The words right behind a place of a text, in the same line. */
export function wordsAfter(text: string, end: number): string {
  const [line = ""] = text.slice(end, end + 24).split("\n", 1);
  return line.toLowerCase();
}
