import { type Allowance, createAllowance, isTired } from "../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { atOnce, type Sliced } from "../wire/protocol/sliced.js";
import { isSchema, type Schema } from "./json.js";
import { findResources } from "./resourcesOf.js";

const deepest = 64;

/** Replaces the values that nest too deep to be copied. As a schema, it allows anything. */
export const unread: JsonObject = Object.freeze({});

/** A bounded copy of a schema from the wire: finite JSON, whatever the original was. */
export interface SchemaCopy {
  /** The copy; `false`, which nothing satisfies, when the original is no schema or has too many values. */
  readonly schema: Schema;
  /** Whether the original has more values than are copied. */
  readonly tooLarge: boolean;
  /**
   * The properties whose schemas nest deeper than is copied, or nothing for what properties share.
   * The copy has `unread` there.
   */
  readonly tooDeep: readonly (readonly string[])[];
}

/** Copies a schema, without what JSON has no word for. */
export function copySchema(
  original: unknown,
  allowance: Allowance = createAllowance(),
): SchemaCopy {
  return atOnce(copySlices(original, allowance));
}

/** The same a slice at a time. */
export function* copySlices(original: unknown, allowance: Allowance): Sliced<SchemaCopy> {
  const cutIn = new Set<string | undefined>();
  let left = allowance.limits.values;

  const take = () => {
    left -= 1;
    allowance.left -= 1;
  };

  function* copy(value: object, depth: number, path: readonly string[]): Sliced<Json> {
    if (depth === deepest) {
      cutIn.add(path[0] === "properties" ? path[1] : undefined);
      return unread;
    }
    if (isTired(allowance)) yield;
    if (Array.isArray(value)) {
      const items: Json[] = [];
      // A sparse array may claim any length.
      for (const item of value) {
        if (left < 0) break;
        take();
        const copied = isContainer(item) ? yield* copy(item, depth + 1, path) : plain(item);
        items.push(copied ?? null);
      }
      return items;
    }
    const members: [string, Json][] = [];
    for (const [key, member] of Object.entries(value)) {
      if (left < 0) break;
      take();
      const at = depth < 2 ? [...path, key] : path;
      const copied = isContainer(member) ? yield* copy(member, depth + 1, at) : plain(member);
      if (copied !== undefined) members.push([key, copied]);
    }
    // `fromEntries` defines own properties, so a property called `__proto__` stays a property.
    return Object.fromEntries(members);
  }

  take();
  const json = isContainer(original) ? yield* copy(original, 0, []) : plain(original);
  const tooLarge = left < 0;
  if (!tooLarge && isJsonObject(json)) yield* findResources(json, allowance);
  return {
    schema: !tooLarge && isSchema(json) ? json : false,
    tooLarge,
    tooDeep: [...cutIn].map((name) => (name === undefined ? [] : [name])),
  };
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A value that holds no other, where JSON has a word for it. */
function plain(value: unknown): Json | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
