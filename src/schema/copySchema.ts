import type { Json } from "../protocol/json.js";
import { isSchema, type Schema } from "./json.js";

const deepest = 64;
const mostValues = 200_000;

/** A bounded copy of a schema from the wire: finite JSON, whatever the original was. */
export interface SchemaCopy {
  /** The copy; `false`, which nothing satisfies, when the original is no schema or has too many values. */
  readonly schema: Schema;
  /** Whether the original has more values than are copied. */
  readonly tooLarge: boolean;
  /**
   * The properties whose schemas nest deeper than is copied, or nothing for what properties share.
   * The copy has `true` there, the schema that allows anything.
   */
  readonly tooDeep: readonly (readonly string[])[];
}

/** Copies a schema, without what JSON has no word for. */
export function copySchema(original: unknown): SchemaCopy {
  const cutIn = new Set<string | undefined>();
  let left = mostValues;

  const copy = (value: unknown, depth: number, place: readonly string[]): Json | undefined => {
    left -= 1;
    if (left < 0) return undefined;
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
    if (typeof value !== "object") return undefined;
    if (depth === deepest) {
      cutIn.add(place[0] === "properties" ? place[1] : undefined);
      return true;
    }
    if (Array.isArray(value)) {
      const items: Json[] = [];
      // A sparse array may claim any length.
      for (const item of value) {
        if (left < 0) break;
        items.push(copy(item, depth + 1, place) ?? null);
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
  const tooLarge = left < 0;
  return {
    schema: !tooLarge && isSchema(json) ? json : false,
    tooLarge,
    tooDeep: [...cutIn].map((name) => (name === undefined ? [] : [name])),
  };
}
