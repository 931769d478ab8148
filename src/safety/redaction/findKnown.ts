import type { PrivateValue } from "./privateValue.js";

/** A place where a known value stands. */
export interface KnownSpan {
  readonly start: number;
  readonly end: number;
  readonly value: PrivateValue;
}

/** Finds known values in texts. */
export type FindKnown = (text: string, from?: number, to?: number) => readonly KnownSpan[];

const head = 4;
const letterOrDigit = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d]/u;
const longEnough = 6;

/**
 * Makes what finds values wherever they stand, by how they were written: its work grows with the text and with how many
 * lengths they have, not with how many there are.
 */
export function createFindKnown(values: readonly PrivateValue[]): FindKnown {
  const written = new Map(
    values.flatMap((value) => value.written.map((text) => [text, value] as const)),
  );
  const lengths = new Map<string, Set<number>>();
  for (const text of written.keys()) {
    const start = text.slice(0, head);
    lengths.set(start, (lengths.get(start) ?? new Set()).add(text.length));
  }
  const sorted = new Map(
    [...lengths].map(([start, all]) => [start, [...all].sort((one, other) => other - one)]),
  );
  const heads = [...new Set([...sorted.keys()].map(({ length }) => length))].sort((a, b) => b - a);

  const at = (text: string, start: number): KnownSpan | undefined => {
    for (const size of heads)
      for (const length of sorted.get(text.slice(start, start + size)) ?? []) {
        const value = written.get(text.slice(start, start + length));
        if (value && isWhole(text, start, start + length))
          return { start, end: start + length, value };
      }
    return undefined;
  };
  return (text, from = 0, to = text.length) => {
    const found: KnownSpan[] = [];
    if (written.size === 0) return found;
    for (let start = from; start < to; ) {
      const span = at(text, start);
      if (span) found.push(span);
      start = span?.end ?? start + 1;
    }
    return found;
  };
}

/** A short value within a word or a number is chance. */
function isWhole(text: string, start: number, end: number): boolean {
  if (end - start >= longEnough) return true;
  const goesOn = (one: number) =>
    letterOrDigit.test(text.charAt(one - 1)) && letterOrDigit.test(text.charAt(one));
  return !goesOn(start) && !goesOn(end);
}
