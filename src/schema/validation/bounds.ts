import type { IssueCode } from "../issue.js";
import type { Keyword } from "./keyword.js";

/** Reads what is measured of a value; `undefined` if the keyword does not concern it. */
export type Measure = (value: unknown) => number | undefined;

/** A keyword that sets the least that a measure may be. */
export function atLeast(code: IssueCode, measure: Measure): Keyword {
  return bound(code, measure, (actual, limit) => actual >= limit);
}

/** A keyword that sets the most that a measure may be. */
export function atMost(code: IssueCode, measure: Measure): Keyword {
  return bound(code, measure, (actual, limit) => actual <= limit);
}

/** A keyword that compares a measure of the value with a number. */
export function bound(
  code: IssueCode,
  measure: Measure,
  holds: (actual: number, limit: number) => boolean,
): Keyword {
  return (limit, value, { fail }) => {
    if (typeof limit !== "number") return;
    const actual = measure(value);
    if (actual !== undefined && !holds(actual, limit)) fail(code, { limit, actual });
  };
}
