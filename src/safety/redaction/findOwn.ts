import type { PrivateSpan } from "./privateSpan.js";
import type { RedactionOptions } from "./redactionOptions.js";

/** Finds what an app wants masked besides: its words, and what its detectors find. Throws where a detector does, or finds no places. */
export function createFindOwn({
  words = [],
  detectors = [],
}: RedactionOptions): (text: string) => readonly PrivateSpan[] {
  const present = words.filter((word) => word.trim() !== "");
  const shape = present.length > 0 && new RegExp(present.map(shapeOf).join("|"), "giu");
  return (text) => [
    ...detectors.flatMap(({ kind, find }) =>
      find(text).map(({ start, end }) => {
        if (
          !(
            Number.isInteger(start) &&
            Number.isInteger(end) &&
            0 <= start &&
            start < end &&
            end <= text.length
          )
        )
          throw new TypeError(
            `The detector of "${kind}" found something from ${start} to ${end}, which is no place in a text of ${text.length} characters. Nothing was sent.`,
          );
        return { start, end, kind };
      }),
    ),
    ...(shape
      ? [...text.matchAll(shape)].map(({ 0: word, index }) => ({
          start: index,
          end: index + word.length,
          kind: "word",
        }))
      : []),
  ];
}

/** A word that is no part of another one, where its letters are of a script that parts words. */
function shapeOf(word: string): string {
  const escaped = word
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")
    .replace(/\s+/gu, "\\s{1,4}");
  const parted = "[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\d]";
  const isParted = new RegExp(parted, "u");
  const before = isParted.test(word.trim().charAt(0)) ? `(?<!${parted})` : "";
  const after = isParted.test(word.trim().slice(-1)) ? `(?!${parted})` : "";
  return before + escaped + after;
}
