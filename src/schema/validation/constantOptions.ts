import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import type { Place } from "./keyword.js";

type Counts = ReadonlyMap<unknown, number>;

/** Alternatives that were looked through before: a list of answers asks again for each item. */
const known = new WeakMap<readonly Json[], Counts | null>();
const wording = new Set(["const", "title", "description"]);

/**
 * Counts each plain value among alternatives that are nothing but titled constants, as options are written;
 * `null` where any is more than that.
 */
export function countConstants(
  alternatives: readonly Json[],
  spend: Place["spend"],
): Counts | null {
  const before = known.get(alternatives);
  if (before !== undefined) return before;
  spend(alternatives.length);
  const counts =
    alternatives.length > 0 && alternatives.every(isOption) ? count(alternatives) : null;
  known.set(alternatives, counts);
  return counts;
}

function count(options: readonly { readonly const: Json }[]): Counts {
  const counts = new Map<unknown, number>();
  for (const { const: value } of options) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function isOption(schema: Json): schema is { readonly const: Json } {
  if (!isJsonObject(schema)) return false;
  const { const: value = {} } = schema;
  const isPlain = typeof value !== "object" || value === null;
  return isPlain && Object.keys(schema).every((keyword) => wording.has(keyword));
}
