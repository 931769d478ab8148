import { codePoints } from "../codePoints.js";
import { isFormat } from "../formats/isFormat.js";
import { bound } from "./bound.js";
import { charactersAStep } from "./createMemory.js";
import type { Keyword, Keywords } from "./keyword.js";

/** Keywords for strings. */
export const textKeywords: Keywords = {
  minLength: paid(bound("minLength", lengthOf)),
  maxLength: paid(bound("maxLength", lengthOf)),
  pattern(argument, value, { fail, leaveOpen, matches }) {
    if (typeof argument !== "string" || typeof value !== "string") return;
    const isMatch = matches(argument, value);
    if (isMatch === undefined) leaveOpen();
    if (isMatch === false) fail("pattern", { pattern: argument });
  },
  format: paid((argument, value, { fail, leaveOpen }) => {
    if (typeof argument !== "string" || typeof value !== "string") return;
    const has = isFormat(argument, value);
    if (has === undefined) leaveOpen();
    if (has === false) fail("format", { format: argument });
  }),
};

/** A keyword that reads the whole text, and pays for it. */
function paid(keyword: Keyword): Keyword {
  return (argument, value, place) => {
    const length = typeof value === "string" ? value.length : 0;
    return place.spend(Math.ceil(length / charactersAStep))
      ? keyword(argument, value, place)
      : undefined;
  };
}

function lengthOf(value: unknown): number | undefined {
  return typeof value === "string" ? codePoints(value) : undefined;
}
