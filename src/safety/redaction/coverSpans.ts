import type { PrivateSpan } from "./privateSpan.js";

/** Puts two lists together so that everything in either is covered: where some overlap, one span covers them, of the longest one's kind. */
export function coverSpans(
  one: readonly PrivateSpan[],
  other: readonly PrivateSpan[],
): readonly PrivateSpan[] {
  if (one.length === 0) return other;
  const covered: PrivateSpan[] = [];
  let longest = 0;
  for (const span of [...one, ...other].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = covered.at(-1);
    const length = span.end - span.start;
    if (!last || span.start >= last.end) {
      covered.push(span);
      longest = length;
      continue;
    }
    const kind = length > longest ? span.kind : last.kind;
    longest = Math.max(longest, length);
    covered[covered.length - 1] = { start: last.start, end: Math.max(last.end, span.end), kind };
  }
  return covered;
}
