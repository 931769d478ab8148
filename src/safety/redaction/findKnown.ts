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
const made = new WeakMap<readonly PrivateValue[], FindKnown>();

/**
 * Makes what finds values wherever they stand, by how they were written: its work grows with the text and with how many
 * lengths they have, not with how many there are. The same for the same list.
 */
export function createFindKnown(values: readonly PrivateValue[]): FindKnown {
  const known = made.get(values) ?? makeFindKnown(values);
  made.set(values, known);
  return known;
}

function makeFindKnown(values: readonly PrivateValue[]): FindKnown {
  const written = new Map<string, PrivateValue>();
  const lengths = new Map<string, Set<number>>();
  /** Most places of a text are told by one letter alone. */
  const letters = new Set<number>();
  for (const value of values)
    for (const text of value.written) {
      written.set(text, value);
      letters.add(text.charCodeAt(0));
      const start = text.slice(0, head);
      const all = lengths.get(start);
      if (all) all.add(text.length);
      else lengths.set(start, new Set([text.length]));
    }
  const sorted = new Map(
    [...lengths].map(([start, all]) => [start, [...all].sort((one, other) => other - one)]),
  );
  const heads = [...new Set([...sorted.keys()].map(({ length }) => length))].sort((a, b) => b - a);

  const at = (text: string, start: number): KnownSpan | undefined => {
    if (!letters.has(text.charCodeAt(start))) return undefined;
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
