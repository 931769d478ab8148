import type { Json } from "../protocol/json.js";

const deepest = 64;
const mostValues = 200_000;

/** A copy of something from the wire that is JSON, finite and bounded. */
export interface JsonCopy {
  /** The copy; `undefined` when the original is not JSON or has too many values. */
  readonly json: Json | undefined;
  /** Whether the original has more values than are copied. */
  readonly tooLarge: boolean;
  /**
   * The first two keys of each place where the original nests deeper than is copied.
   * The copy has `true` there, the schema that allows anything.
   */
  readonly cuts: readonly (readonly string[])[];
}

/** Copies JSON, whatever it is given: what JSON has no word for is left out. */
export function copyJson(original: unknown): JsonCopy {
  const cuts: (readonly string[])[] = [];
  let left = mostValues;

  const copy = (value: unknown, depth: number, place: readonly string[]): Json | undefined => {
    left -= 1;
    if (left < 0) return undefined;
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
    if (typeof value !== "object") return undefined;
    if (depth === deepest) {
      cuts.push(place);
      return true;
    }
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (let index = 0; index < value.length && left >= 0; index += 1) {
        items.push(copy(value[index], depth + 1, place) ?? null);
      }
      return items;
    }
    const members: [string, Json][] = [];
    for (const [key, member] of Object.entries(value)) {
      if (left < 0) break;
      const copied = copy(member, depth + 1, depth < 2 ? [...place, key] : place);
      if (copied !== undefined) members.push([key, copied]);
    }
    // `fromEntries` defines own properties, so a property called `__proto__` stays a property.
    return Object.fromEntries(members);
  };

  const json = copy(original, 0, []);
  return left < 0 ? { json: undefined, tooLarge: true, cuts: [] } : { json, tooLarge: false, cuts };
}
