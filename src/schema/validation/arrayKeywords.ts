import type { Json } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { isSchema } from "../json.js";
import { atLeast, atMost } from "./bounds.js";
import type { Keywords, Place } from "./keyword.js";

/** Keywords for arrays. */
export const arrayKeywords: Keywords = {
  minItems: atLeast("minItems", countItems),
  maxItems: atMost("maxItems", countItems),
  *uniqueItems(argument, value, { fail, spend, isTired, canonical }) {
    if (argument !== true || !Array.isArray(value)) return;
    const first = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      if (!spend(1)) return;
      if (isTired()) yield;
      const text = canonical(item);
      const same = first.get(text);
      if (same !== undefined) return fail("uniqueItems", { first: same, second: index });
      first.set(text, index);
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
    if (typeof minContains === "number" && actual < minContains) {
      fail(minContains === 1 ? "contains" : "minContains", { limit: minContains, actual });
    }
    if (typeof maxContains === "number" && actual > maxContains) {
      fail("maxContains", { limit: maxContains, actual });
    }
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
