import { type BoundKeyword, isWithin } from "../bounds.js";
import type { Keyword } from "./keyword.js";

/** A keyword that compares a measure of the value with a number; `measure` is `undefined` for what it does not concern. */
export function bound(
  keyword: BoundKeyword,
  measure: (value: unknown) => number | undefined,
): Keyword {
  return (limit, value, { fail }) => {
    if (typeof limit !== "number") return;
    const actual = measure(value);
    if (actual !== undefined && !isWithin(keyword, actual, limit)) fail(keyword, { limit, actual });
  };
}
