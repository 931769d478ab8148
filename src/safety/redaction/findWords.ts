import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { foldCase } from "./foldCase.js";
import type { PrivateSpan } from "./privateSpan.js";

/** Finds words of an app in a text, a slice at a time. */
export type FindWords = (text: string, allowance: Allowance) => Sliced<readonly PrivateSpan[]>;

const piece = 4_096;
const charactersAStep = 4;
/** So many letters tell which words may begin at a place. */
const head = 4;
/** So many blanks may stand where a word has one. */
const blanks = /\s{1,4}/gu;
const mostBlanks = 4;
/** Letters of scripts that part words. */
const parted = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d]/u;

/**
 * Makes what finds words in any case of letters; of those that begin at the same place, the longest. Its work grows with
 * the text, not with how many words there are.
 */
export function createFindWords(words: readonly string[]): FindWords {
  const present = new Set(words.map((word) => foldCase(word.trim().replace(/\s+/gu, " "))));
  present.delete("");
  const lengths = lengthsByHead(present);
  const sizes = [...new Set([...lengths.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  const letters = new Set([...lengths.keys()].map((start) => start.charCodeAt(0)));
  const longest = [...present].reduce((most, { length }) => Math.max(most, length * mostBlanks), 0);

  /** The length of the longest word that stands at a place. */
  const lengthAt = (text: string, start: number): number => {
    for (const size of sizes)
      for (const length of lengths.get(text.slice(start, start + size)) ?? [])
        if (present.has(text.slice(start, start + length)) && isWhole(text, start, start + length))
          return length;
    return 0;
  };

  return function* find(text, allowance) {
    const found: PrivateSpan[] = [];
    let at = 0;
    for (let from = 0; from < text.length && present.size > 0; from += piece) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + Math.min(piece, text.length - from) / charactersAStep;
      // A letter of two units before it tells whether a word begins here.
      const start = Math.max(0, from - 2);
      const { written, places } = joinBlanks(text.slice(start, from + piece + longest + 2));
      const folded = foldCase(written);
      for (let next = 0; next < folded.length; next += 1) {
        const place = start + (places[next] ?? 0);
        if (place >= from + piece) break;
        if (place < Math.max(at, from) || !letters.has(folded.charCodeAt(next))) continue;
        const length = lengthAt(folded, next);
        if (length === 0) continue;
        at = start + (places[next + length - 1] ?? 0) + 1;
        found.push({ start: place, end: at, kind: "word" });
      }
    }
    return found;
  };
}

/** The lengths of the words that begin so, longest first. */
function lengthsByHead(words: ReadonlySet<string>): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const word of words) {
    const start = word.slice(0, head);
    const all = lengths.get(start);
    if (all) all.add(word.length);
    else lengths.set(start, new Set([word.length]));
  }
  return new Map([...lengths].map(([start, all]) => [start, [...all].sort((a, b) => b - a)]));
}

/** Writes one space for some blanks, and tells where each character stood. */
function joinBlanks(text: string): {
  readonly written: string;
  readonly places: readonly number[];
} {
  const places: number[] = [];
  let at = 0;
  const upTo = (end: number) => {
    for (; at < end; at += 1) places.push(at);
  };
  const written = text.replace(blanks, (run, start: number) => {
    upTo(start + 1);
    at = start + run.length;
    return " ";
  });
  upTo(text.length);
  return { written, places };
}

/** A word is no part of another one, where its letters are of a script that parts words. */
function isWhole(text: string, start: number, end: number): boolean {
  return !goesOn(text, start) && !goesOn(text, end);
}

function goesOn(text: string, place: number): boolean {
  const before = String.fromCodePoint(text.codePointAt(Math.max(0, place - 2)) ?? 32);
  const last = before.length === 2 ? before : text.charAt(place - 1);
  const next = String.fromCodePoint(text.codePointAt(place) ?? 32);
  return place > 0 && parted.test(last) && parted.test(next);
}
