import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { commonTypes, typesOf } from "../typesOf.js";

/**
 * The keywords of several schemas that all apply: where they differ, the later one's words and the narrower bounds.
 * All are merged at once, in time that grows with how much they hold.
 */
export function* mergeKeywords(
  schemas: readonly JsonObject[],
  allowance: Allowance,
): Sliced<JsonObject> {
  const merged: [string, Json][] = [];
  for (const [keyword, values] of yield* valuesByName(schemas, allowance)) {
    if (isTired(allowance)) yield;
    const [only = null, ...more] = values;
    if (more.length === 0) merged.push([keyword, only]);
    else if (keyword === "properties")
      merged.push([keyword, yield* mergeProperties(values, allowance)]);
    else merged.push([keyword, narrow(keyword, values)]);
  }
  return Object.fromEntries(merged);
}

function narrow(keyword: string, values: readonly Json[]): Json {
  if (keyword === "required") return lastRun(values, Array.isArray)?.flat() ?? last(values);
  return values.reduce((base, over) => narrower(keyword, base, over));
}

function narrower(keyword: string, base: Json, over: Json): Json {
  if (typeof base === "number" && typeof over === "number") {
    if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(base, over);
    if (/^(max|exclusiveMax)/.test(keyword)) return Math.min(base, over);
  }
  if (keyword === "type") return commonTypes(typesOf(base), typesOf(over));
  if (keyword === "enum" && Array.isArray(base) && Array.isArray(over)) {
    const allowed = new Set(over);
    return [...new Set(base)].filter((value) => allowed.has(value));
  }
  return over;
}

/** A property that several schemas describe has to be as all of them say. */
function* mergeProperties(values: readonly Json[], allowance: Allowance): Sliced<Json> {
  const described = lastRun(values, isJsonObject);
  if (!described) return last(values);
  const properties = [...(yield* valuesByName(described, allowance))].map(([name, schemas]) => {
    const [only = true, ...more] = schemas;
    return [name, more.length === 0 ? only : { allOf: schemas }] as const;
  });
  return Object.fromEntries(properties);
}

/** The values since the last one that is malformed, which took the place of all before it. */
function lastRun<Right extends Json>(
  values: readonly Json[],
  isRight: (value: Json) => value is Right,
): readonly Right[] | undefined {
  const malformed = values.findLastIndex((value) => !isRight(value));
  const run = values.slice(malformed + 1).filter(isRight);
  return run.length > 0 ? run : undefined;
}

function last(values: readonly Json[]): Json {
  return values.at(-1) ?? null;
}

/** The values of each member in those of the objects that have it. */
function* valuesByName(
  objects: readonly JsonObject[],
  allowance: Allowance,
): Sliced<ReadonlyMap<string, readonly Json[]>> {
  const found = new Map<string, Json[]>();
  for (const object of objects) {
    allowance.left -= 1;
    if (isTired(allowance)) yield;
    for (const [name, value] of Object.entries(object)) {
      const values = found.get(name);
      if (value === undefined) continue;
      if (values) values.push(value);
      else found.set(name, [value]);
    }
  }
  return found;
}
