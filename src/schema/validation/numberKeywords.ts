import { bound } from "./bound.js";
import type { Keywords } from "./keyword.js";

/** Keywords for numbers. */
export const numberKeywords: Keywords = {
  minimum: bound("minimum", numberOf),
  maximum: bound("maximum", numberOf),
  exclusiveMinimum: bound("exclusiveMinimum", numberOf),
  exclusiveMaximum: bound("exclusiveMaximum", numberOf),
  multipleOf: bound("multipleOf", numberOf),
};

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
