import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { PrivateSpan } from "./privateSpan.js";
import type { PrivateDetector, RedactionOptions } from "./redactionOptions.js";

/** Finds in a text what an app wants masked besides, a slice at a time; each detector of the app's gets the whole text. */
export type FindOwn = (text: string, allowance: Allowance) => Sliced<readonly PrivateSpan[]>;

const piece = 16_384;
const charactersAStep = 8;

/** Makes what finds the words of an app, and what its detectors find. Throws where a detector does, or finds no places. */
export function createFindOwn({ words = [], detectors = [] }: RedactionOptions): FindOwn {
  const present = words.map((word) => word.trim()).filter((word) => word !== "");
  const shape = present.length > 0 && new RegExp(present.map(shapeOf).join("|"), "giu");
  const longest = present.reduce((most, { length }) => Math.max(most, length * spaces), 0);

  return function* find(text, allowance) {
    const found: PrivateSpan[] = [];
    for (const detector of detectors) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + text.length / charactersAStep;
      for (const span of detect(detector, text)) found.push(span);
    }
    if (!shape) return found;
    let at = 0;
    for (let from = 0; from < text.length; from += piece) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + Math.min(piece, text.length - from) / charactersAStep;
      // A letter of two units before it tells whether a word begins here.
      const start = Math.max(0, from - 2);
      shape.lastIndex = Math.max(at, from) - start;
      const around = text.slice(start, from + piece + longest + 2);
      for (let match = shape.exec(around); match; match = shape.exec(around)) {
        const place = start + match.index;
        if (place >= from + piece) break;
        at = place + match[0].length;
        found.push({ start: place, end: at, kind: "word" });
      }
    }
    return found;
  };
}

function detect({ kind, find }: PrivateDetector, text: string): readonly PrivateSpan[] {
  return find(text).map(({ start, end }) => {
    const isPlace =
      Number.isInteger(start) &&
      Number.isInteger(end) &&
      0 <= start &&
      start < end &&
      end <= text.length;
    if (!isPlace)
      throw new TypeError(
        `The detector of "${kind}" found something from ${start} to ${end}, which is no place in a text of ${text.length} characters. Nothing was sent.`,
      );
    return { start, end, kind };
  });
}

/** So many blanks may stand where a word has one. */
const spaces = 4;

/** A word that is no part of another one, where its letters are of a script that parts words. */
function shapeOf(word: string): string {
  const escaped = word
    .replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")
    .replace(/\s+/gu, `\\s{1,${spaces}}`);
  const parted = "[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\d]";
  const isParted = new RegExp(parted, "u");
  const before = isParted.test(word.charAt(0)) ? `(?<!${parted})` : "";
  const after = isParted.test(word.slice(-1)) ? `(?!${parted})` : "";
  return before + escaped + after;
}
