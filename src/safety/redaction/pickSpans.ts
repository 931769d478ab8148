import type { PrivateSpan } from "./privateSpan.js";

/** Picks spans that do not overlap: those of earlier lists before those of later ones, and longer ones of one list first. Returns them in order. */
export function pickSpans(lists: readonly (readonly PrivateSpan[])[]): readonly PrivateSpan[] {
  let picked: readonly PrivateSpan[] = [];
  for (const list of lists) {
    if (list.length === 0) continue;
    const kept: PrivateSpan[] = [];
    const sorted = [...list].sort((one, other) => one.start - other.start || other.end - one.end);
    let at = 0;
    for (const span of sorted) {
      while ((picked[at]?.end ?? Number.POSITIVE_INFINITY) <= span.start) at += 1;
      const next = picked[at];
      const isFree = !next || next.start >= span.end;
      if (isFree && span.end > span.start && (kept.at(-1)?.end ?? 0) <= span.start) kept.push(span);
    }
    picked = [...picked, ...kept].sort((one, other) => one.start - other.start);
  }
  return picked;
}
