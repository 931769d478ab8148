import { isMultipleOf } from "./decimal.js";

/** A keyword that compares a measure of a value, such as its length, with a number (JSON Schema validation, 6.2 to 6.5). */
export type BoundKeyword =
  | "minLength"
  | "maxLength"
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | "multipleOf"
  | "minItems"
  | "maxItems"
  | "minContains"
  | "maxContains"
  | "minProperties"
  | "maxProperties";

type Comparison = (actual: number, limit: number) => boolean;

const atLeast: Comparison = (actual, limit) => actual >= limit;
const atMost: Comparison = (actual, limit) => actual <= limit;

const holds: Readonly<Record<BoundKeyword, Comparison>> = {
  minLength: atLeast,
  maxLength: atMost,
  minimum: atLeast,
  maximum: atMost,
  exclusiveMinimum: (actual, limit) => actual > limit,
  exclusiveMaximum: (actual, limit) => actual < limit,
  multipleOf: (actual, limit) => limit <= 0 || isMultipleOf(actual, limit),
  minItems: atLeast,
  maxItems: atMost,
  minContains: atLeast,
  maxContains: atMost,
  minProperties: atLeast,
  maxProperties: atMost,
};

/** Whether a measure is within the limit that a keyword sets; what is no number is no measure and no limit. */
export function isWithin(keyword: BoundKeyword, actual: unknown, limit: unknown): boolean {
  return typeof actual !== "number" || typeof limit !== "number" || holds[keyword](actual, limit);
}

/** Whether a measure is within all limits that some rules set by these keywords. */
export function isWithinAll<Keyword extends BoundKeyword>(
  keywords: readonly Keyword[],
  actual: number,
  rules: Readonly<{ [Name in Keyword]?: number }>,
): boolean {
  return keywords.every((keyword) => isWithin(keyword, actual, rules[keyword]));
}
