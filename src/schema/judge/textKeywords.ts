import { codePoints } from "../codePoints.js";
import { isFormat } from "../formats/isFormat.js";
import { atLeast, atMost } from "./bounds.js";
import type { Keywords } from "./keyword.js";

/** Keywords for strings. */
export const textKeywords: Keywords = {
  minLength: atLeast("minLength", lengthOf),
  maxLength: atMost("maxLength", lengthOf),
  pattern(argument, value, { fail, matches }) {
    if (typeof argument !== "string" || typeof value !== "string") return;
    if (matches(argument, value) === false) fail("pattern", { pattern: argument });
  },
  format(argument, value, { fail }) {
    if (typeof argument !== "string" || typeof value !== "string") return;
    if (!isFormat(argument, value)) fail("format", { format: argument });
  },
};

function lengthOf(value: unknown): number | undefined {
  return typeof value === "string" ? codePoints(value) : undefined;
}
