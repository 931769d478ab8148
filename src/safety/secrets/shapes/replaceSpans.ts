/** A stretch of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Puts something in the place of stretches of a text; of those that overlap, the first counts. */
export function replaceSpans(text: string, spans: readonly Span[], by: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    kept.push(text.slice(at, start), by);
    at = end;
  }
  return kept.length === 0 ? text : kept.join("") + text.slice(at);
}
