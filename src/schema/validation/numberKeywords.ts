import { isMultipleOf } from "../decimal.js";
import { atLeast, atMost, bound } from "./bounds.js";
import type { Keywords } from "./keyword.js";

/** Keywords for numbers. */
export const numberKeywords: Keywords = {
  minimum: atLeast("minimum", numberOf),
  maximum: atMost("maximum", numberOf),
  exclusiveMinimum: bound("exclusiveMinimum", numberOf, (actual, limit) => actual > limit),
  exclusiveMaximum: bound("exclusiveMaximum", numberOf, (actual, limit) => actual < limit),
  multipleOf: bound(
    "multipleOf",
    numberOf,
    (actual, step) => step <= 0 || isMultipleOf(actual, step),
  ),
};

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
