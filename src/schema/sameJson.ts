import { isJsonObject } from "../wire/protocol/json.js";

const deepest = 250;

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(first: unknown, second: unknown): boolean {
  return (
    first === second ||
    (typeof first === "object" &&
      typeof second === "object" &&
      canonicalJson(first) === canonicalJson(second))
  );
}

/** One text for all the ways to write the same JSON; what nests deeper than any schema can tell apart counts as the same. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > deepest) return "";
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item, depth + 1)).join()}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value) ?? "";
  const members = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name], depth + 1)}`);
  return `{${members.join()}}`;
}
