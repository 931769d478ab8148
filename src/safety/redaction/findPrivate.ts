import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import { foldSlices } from "../text/foldInPlace.js";
import { createPicker } from "./createPicker.js";
import { findAssigned } from "./finders/findAssigned.js";
import { findCards } from "./finders/findCards.js";
import { findConfigured } from "./finders/findConfigured.js";
import { findEmails } from "./finders/findEmails.js";
import { findIbans } from "./finders/findIbans.js";
import { findKeys } from "./finders/findKeys.js";
import { findPhones } from "./finders/findPhones.js";
import { findPrivateKeys } from "./finders/findPrivateKeys.js";
import { findSecretUrls } from "./finders/findSecretUrls.js";
import { findSpokenSecrets } from "./finders/findSpokenSecrets.js";
import { findNationalIds } from "./ids/findNationalIds.js";
import type { FindPrivate, PrivateSpan } from "./privateSpan.js";

/** Finders of more certain kinds come first: where two finds overlap, the first counts. */
const finders: readonly FindPrivate[] = [
  findSecretUrls,
  findKeys,
  findIbans,
  findCards,
  findAssigned,
  findConfigured,
  findNationalIds,
  findSpokenSecrets,
  findEmails,
  findPhones,
];

/** So many characters are looked at before there is a rest, and so many around them, for what begins or leads up there. */
const piece = 4_096;
const before = 128;
const after = 2_048;
const charactersAStep = 1;

/** Finds everything private in a text that is known by its shape, in order, without overlaps. */
export function findPrivate(text: string): readonly PrivateSpan[] {
  return atOnce(findPrivateSlices(text, createAllowance({ steps: Infinity })));
}

/** The same a slice at a time: one finder, at least, looks at one piece. */
export function* findPrivateSlices(
  text: string,
  allowance: Allowance,
  own: readonly FindPrivate[] = [],
): Sliced<readonly PrivateSpan[]> {
  const all = [...own, ...finders];
  const { text: folded, unfold } = yield* foldSlices(text, allowance);
  const picker = createPicker(1 + all.length);
  const keys = findPrivateKeys(folded);
  let key = 0;
  for (let from = 0; from < folded.length; from += piece) {
    const start = Math.max(0, from - before);
    const near = folded.slice(start, from + piece + after);
    const cost = Math.min(piece, folded.length - from) / charactersAStep / all.length;
    for (const [index, find] of all.entries()) {
      if (isTired(allowance)) yield;
      allowance.left -= 1 + cost;
      for (const span of find(near)) {
        const isCut = span.end === near.length;
        const more = isCut ? lengthOfRest(folded, span.end + start) : 0;
        const at = { ...span, start: span.start + start, end: span.end + start + more };
        if (at.start >= from && at.start < from + piece) picker.add(index + 1, at);
      }
    }
    for (let next = keys[key]; next && next.start < from + piece; next = keys[key]) {
      picker.add(0, next);
      key += 1;
    }
    picker.pickUntil(from + piece);
  }
  return picker.picked().map(unfold);
}

/** The length of what is left of a key that is longer than what is looked at. */
function lengthOfRest(text: string, from: number): number {
  rest.lastIndex = from;
  return rest.exec(text)?.[0].length ?? 0;
}

const rest = /[\w.~+/=-]{0,65536}/uy;
