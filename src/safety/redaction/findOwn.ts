import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { createFindWords } from "./findWords.js";
import type { PrivateSpan } from "./privateSpan.js";
import type { PrivateDetector, RedactionOptions } from "./redactionOptions.js";

/** Finds in a text what an app wants masked besides, a slice at a time; each detector of the app's gets the whole text. */
export type FindOwn = (text: string, allowance: Allowance) => Sliced<readonly PrivateSpan[]>;

const charactersAStep = 8;

/** Makes what finds the words of an app, and what its detectors find. Throws where a detector does, or finds no places. */
export function createFindOwn({ words = [], detectors = [] }: RedactionOptions): FindOwn {
  const findWords = createFindWords(words);
  return function* find(text, allowance) {
    const found: PrivateSpan[] = [];
    for (const detector of detectors) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + text.length / charactersAStep;
      for (const span of detect(detector, text)) found.push(span);
    }
    for (const span of yield* findWords(text, allowance)) found.push(span);
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
