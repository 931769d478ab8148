import type { Issue } from "../schema/issue.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";

type Path = Issue["path"];
type Plain = string | number | boolean | null;

/** The part of a value that an issue is about; `undefined` if it is missing. */
export function valueAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const step of path) {
    part = Object.hasOwn(Object(part), step) ? Object(part)[step] : undefined;
  }
  return part;
}

/** The plain values that a schema lists for the part that an issue is about; none where it lists them elsewhere. */
export function valuesAt(schema: JsonObject, path: Path): Plain[] {
  let part: Json | undefined = schema;
  for (const step of path) {
    if (!isJsonObject(part)) return [];
    const { properties, items }: JsonObject = part;
    if (typeof step === "number") part = items;
    else part = isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : {};
  }
  if (!isJsonObject(part)) return [];
  const alternatives = part.oneOf ?? part.anyOf;
  const values = Array.isArray(alternatives)
    ? alternatives.map((option) => (isJsonObject(option) ? option.const : undefined))
    : part.enum;
  return Array.isArray(values) ? values.filter(isPlain) : [];
}

/** Whether a value is neither a list nor an object. */
export function isPlain(value: unknown): value is Plain {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
