import type { Json } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { isWithin } from "../bounds.js";
import { createRepeatFinder } from "../createRepeatFinder.js";
import { isSchema } from "../json.js";
import { bound } from "./bound.js";
import type { Keywords, Place } from "./keyword.js";

/** Keywords for arrays. */
export const arrayKeywords: Keywords = {
  minItems: bound("minItems", countItems),
  maxItems: bound("maxItems", countItems),
  *uniqueItems(argument, value, { fail, spend, isTired, canonical }) {
    if (argument !== true || !Array.isArray(value)) return;
    const repeated = createRepeatFinder(canonical);
    for (const [index, item] of value.entries()) {
      if (!spend(1)) return;
      if (isTired()) yield;
      const same = repeated(item, index);
      if (same !== undefined) return fail("uniqueItems", { first: same, second: index });
    }
  },
  *prefixItems(argument, value, { apply }) {
    if (Array.isArray(value)) yield* applyInOrder(listOf(argument), value, apply);
  },
  *items(argument, value, { schema, apply, spend }) {
    if (!Array.isArray(value)) return;
    // Drafts before 2020-12 wrote `prefixItems` like this.
    if (Array.isArray(argument)) return yield* applyInOrder(argument, value, apply);
    const start = listOf(schema.prefixItems).length;
    for (let index = start; index < value.length && spend(0); index += 1)
      yield* apply(argument, value[index], index);
  },
  *contains(argument, value, { schema, issuesOf, fail, spend }) {
    if (!Array.isArray(value) || !isSchema(argument)) return;
    const { minContains = 1, maxContains } = schema;
    let actual = 0;
    for (const item of value)
      if (spend(1) && (yield* issuesOf(argument, item)).length === 0) actual += 1;
    if (!isWithin("minContains", actual, minContains))
      fail(minContains === 1 ? "contains" : "minContains", { limit: minContains, actual });
    if (typeof maxContains === "number" && !isWithin("maxContains", actual, maxContains))
      fail("maxContains", { limit: maxContains, actual });
  },
};

function* applyInOrder(
  schemas: readonly Json[],
  items: readonly unknown[],
  apply: Place["apply"],
): Sliced<void> {
  for (const [index, schema] of schemas.entries()) {
    if (index < items.length) yield* apply(schema, items[index], index);
  }
}

function countItems(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function listOf(argument: Json | undefined): readonly Json[] {
  return Array.isArray(argument) ? argument : [];
}
