import type { GiantRequest } from "./giantRequests.ts";

/** A little below the limits of a form, so that its own names and texts fit as well. */
const most = { characters: 950_000, values: 48_000, fields: 950 };

/** Each way in which one field is heavy, at a size between 0 and 1. */
const kinds: readonly ((size: number) => object)[] = [
  (size) => ({ type: "string", default: "a\n".repeat(12_000 * size) }),
  (size) => ({ type: "string", default: "नमस्ते".repeat(4_000 * size) }),
  (size) => ({ type: "string", default: `${"word ".repeat(9)}\n`.repeat(500 * size) }),
  (size) => ({ type: "array", items: { type: "string" }, default: items(490 * size) }),
  (size) => ({ type: "object", default: { all: items(490 * size).map((_, index) => [index]) } }),
  (size) => ({ type: "array", items: { type: "string", enum: items(90 * size) } }),
  (size) => ({ type: "string", enum: items(3_000 * size) }),
  (size) => ({ type: "string", description: "a\u200b".repeat(5_000 * size) }),
  (size) => ({ type: "string", title: "अ".repeat(5_000 * size) }),
  () => ({ type: "string" }),
];

/** A form that uses up every limit at once, in proportions that a seed decides. */
export function worstForm(seed: number): GiantRequest {
  return {
    what: `the worst form, seed ${seed}`,
    ends: "accept",
    method: "elicitation/create",
    params: () => ({
      message: "A form that uses up the limits",
      requestedSchema: { type: "object", properties: propertiesFrom(seed) },
    }),
  };
}

function propertiesFrom(seed: number): Record<string, object> {
  const random = randomFrom(seed);
  const weights = kinds.map(() => random() ** 3);
  // The tests type into the first field.
  const properties: Record<string, object> = { first: { type: "string" } };
  let characters = 0;
  let values = 0;
  for (let field = 0; field < most.fields; field += 1) {
    const property = pick(weights, random())(random());
    characters += JSON.stringify(property).length;
    values += countValues(property);
    if (characters > most.characters || values > most.values) break;
    properties[`p${field}`] = property;
  }
  return properties;
}

function pick(weights: readonly number[], at: number): (size: number) => object {
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, kind] of kinds.entries()) {
    left -= weights[index] ?? 0;
    if (left <= 0) return kind;
  }
  return () => ({ type: "string" });
}

function items(count: number): readonly string[] {
  return Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => `Item ${index}`);
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 1);
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
