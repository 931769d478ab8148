import type { Json } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { isWithin } from "../bounds.js";
import { createRepeatFinder } from "../createRepeatFinder.js";
import { isSchema } from "../json.js";
import { bound } from "./bound.js";
import { countVerdicts, type Judgment } from "./judgment.js";
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
  *contains(argument, value, { schema, judge, fail, leaveOpen, spend }) {
    if (!Array.isArray(value) || !isSchema(argument)) return;
    const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
    const judgments: Judgment[] = [];
    for (const item of value) if (spend(1)) judgments.push(yield* judge(argument, item));
    const { valid, unknown } = countVerdicts(judgments);
    const actual = valid + unknown;
    if (!isWithin("minContains", actual, minContains))
      fail(minContains === 1 ? "contains" : "minContains", { limit: minContains, actual });
    else if (!isWithin("minContains", valid, minContains)) leaveOpen();
    if (!isWithin("maxContains", valid, maxContains))
      fail("maxContains", { limit: maxContains, actual: valid });
    else if (!isWithin("maxContains", actual, maxContains)) leaveOpen();
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
