import type { Json, JsonObject } from "../../protocol/json.js";
import { isObject, resolveRef, schemasUnder } from "./json.js";

const mostSchemas = 50;
const freeTypes: readonly unknown[] = ["string", "number", "integer", "array"];
const deferring = ["anyOf", "oneOf", "allOf", "$ref"];

/** How much of a text is read, in characters. */
export const longestText = 1_000;

/** What one property's schema says about the value it asks for; of each text the first 1,000 characters. */
export interface AskedValue {
  readonly title: string;
  readonly description: string;
  readonly format: string;
  readonly pattern: string;
  readonly writeOnly: boolean;
  /** Whether the person may answer something of their own: not a yes or no, not a choice from a list. */
  readonly isFree: boolean;
}

/** Reads a property's schema with what it refers to and combines; at most 50 schemas of it. */
export function readAskedValue(property: unknown, document: unknown): AskedValue {
  const schemas = partsOf(property, document);
  const textOf = (keyword: string) => {
    const text = schemas
      .map((schema) => schema[keyword])
      .find((value) => typeof value === "string");
    return typeof text === "string" ? text.slice(0, longestText) : "";
  };
  return {
    title: textOf("title"),
    description: textOf("description"),
    format: textOf("format"),
    pattern: textOf("pattern"),
    writeOnly: schemas.some((schema) => schema.writeOnly === true),
    isFree: schemas.length === 0 || schemas.some(isFree),
  };
}

/** Whether an answer may be free as far as this schema goes; one that only combines others leaves it to them. */
function isFree(schema: JsonObject): boolean {
  const { type, items } = schema;
  if (isChoice(schema) || (isObject(items) && isChoice(items))) return false;
  if (type === undefined) return !deferring.some((keyword) => keyword in schema);
  return [type].flat().some((name: Json) => freeTypes.includes(name));
}

function isChoice(schema: JsonObject): boolean {
  const options = schemasUnder(schema, ["oneOf", "anyOf"]);
  return (
    "enum" in schema ||
    "const" in schema ||
    options.some((option) => isObject(option) && "const" in option)
  );
}

function partsOf(property: unknown, document: unknown): readonly JsonObject[] {
  const parts = new Set<unknown>([property]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    const more = schemasUnder(part, ["allOf", "anyOf", "oneOf"]);
    for (const schema of [...more, resolveRef(part.$ref, document)])
      if (parts.size < mostSchemas) parts.add(schema);
  }
  return [...parts].filter(isObject);
}
