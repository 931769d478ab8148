import type { Json, JsonObject } from "../protocol/json.js";
import { isObject } from "./json.js";
import { commonTypes, typesOf } from "./typesOf.js";

/** The keywords of two schemas that both apply: where they differ, the second one's words and the narrower bounds. */
export function mergeKeywords(base: JsonObject, over: JsonObject): JsonObject {
  return mergeMembers(base, over, narrow);
}

function narrow(keyword: string, base: Json, over: Json): Json {
  if (typeof base === "number" && typeof over === "number") {
    if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(base, over);
    if (/^(max|exclusiveMax)/.test(keyword)) return Math.min(base, over);
  }
  if (keyword === "type") return commonTypes(typesOf(base), typesOf(over));
  if (keyword === "properties" && isObject(base) && isObject(over)) {
    return mergeMembers(base, over, (_, first, second) => ({ allOf: [first, second] }));
  }
  if (Array.isArray(base) && Array.isArray(over)) {
    if (keyword === "required") return [...base, ...over];
    const allowed = new Set(over);
    if (keyword === "enum") return base.filter((value) => allowed.has(value));
  }
  return over;
}

function mergeMembers(
  base: JsonObject,
  over: JsonObject,
  combine: (name: string, base: Json, over: Json) => Json,
): JsonObject {
  const members = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(over)) {
    const before = members.get(name);
    members.set(
      name,
      before === undefined || value === undefined ? value : combine(name, before, value),
    );
  }
  return Object.fromEntries(members);
}
