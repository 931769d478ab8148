import type { Field } from "../../schema/field.js";
import { resolveRef } from "../../schema/resolveRef.js";
import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import { isSpelled, isTyped } from "./isTyped.js";
import { schemasUnder } from "./schemasUnder.js";

const mostSchemas = 50;
const combining = ["allOf", "anyOf", "oneOf", "items"];
const telling = [...combining, "$ref", "title", "description", "format", "pattern", "writeOnly"];
const closedTypes: readonly unknown[] = ["boolean", "null"];
const numberTypes: readonly unknown[] = ["integer", "number"];
const dateFormats: readonly string[] = ["date", "date-time", "time"];

/** The number of characters of a text that are read. */
export const longestText = 1_000;

/** The words of one property's schema about the value it asks for; of each text the first 1,000 characters. */
export interface AskedValue {
  readonly title: string;
  readonly description: string;
  readonly format: string;
  readonly pattern: string;
  readonly writeOnly: boolean;
  /** Whether the user may answer something of their own: not a yes or no, and not a choice but one of characters. */
  readonly isFree: boolean;
  /** Whether the answer is a choice of characters. */
  readonly isSpelled: boolean;
  /** Whether these are all words of the schema: none was cut, and no schema that has some was left out. */
  readonly isWhole: boolean;
  /** Whether the answer is a number, a date or a time. */
  readonly isMeasure: boolean;
}

/** Reads what a form shows of a field. */
export function readShownValue(field: Field): AskedValue {
  const { title = "", description = "" } = field;
  const rules = field.kind === "list" ? field.items : field;
  const { format = "", pattern = "" } = "format" in rules || "pattern" in rules ? rules : {};
  return {
    title: title.slice(0, longestText),
    description: description.slice(0, longestText),
    format: format.slice(0, longestText),
    pattern: pattern.slice(0, longestText),
    writeOnly: false,
    isFree: isTyped(field),
    isSpelled: isSpelled(field),
    isWhole: [title, description, format, pattern, field.name].every(isShort),
    isMeasure: field.kind === "number" || dateFormats.includes(format),
  };
}

function isShort(text: string): boolean {
  return text.length <= longestText;
}

/** Reads a property's schema with what it refers to, combines and lists: at most 50 schemas with words, and 50 without. */
export function readAskedValue(property: unknown, document: unknown): AskedValue {
  const { schemas, ...parts } = partsOf(property, document);
  let { isWhole } = parts;
  const textOf = (keyword: string) => {
    const text = schemas
      .map((schema) => schema[keyword])
      .find((value) => typeof value === "string");
    if (typeof text !== "string") return "";
    isWhole &&= isShort(text);
    return text.slice(0, longestText);
  };
  const texts = {
    title: textOf("title"),
    description: textOf("description"),
    format: textOf("format"),
    pattern: textOf("pattern"),
  };
  return {
    ...texts,
    isWhole,
    isSpelled: false,
    writeOnly: schemas.some((schema) => schema.writeOnly === true),
    isFree: !isClosed(property, document),
    isMeasure:
      dateFormats.includes(textOf("format")) ||
      schemas.some(({ type }) => numberTypes.includes(type)),
  };
}

/** Whether a schema plainly leaves nothing to write: a yes or no, or a choice. What is malformed closes nothing. */
function isClosed(property: unknown, document: unknown): boolean {
  let left = mostSchemas;
  const closes = (schema: unknown): boolean => {
    left -= 1;
    if (left < 0 || !isJsonObject(schema)) return false;
    const { type, enum: values, oneOf, anyOf, items, $ref } = schema;
    if (Array.isArray(values) || "const" in schema) return true;
    if (type !== undefined && [type].flat().every((name) => closedTypes.includes(name)))
      return true;
    // oxlint-disable-next-line bounds/recursion -- `left` ends it after 50 schemas.
    if ([oneOf, anyOf].some((all) => Array.isArray(all) && all.length > 0 && all.every(closes)))
      return true;
    // oxlint-disable-next-line bounds/recursion -- `left` ends it after 50 schemas.
    return (type === "array" && closes(items)) || closes(resolveRef(document, $ref, schema));
  };
  return closes(property);
}

function partsOf(
  property: unknown,
  document: unknown,
): { readonly schemas: readonly JsonObject[]; readonly isWhole: boolean } {
  const parts = new Set<unknown>([property]);
  const silent = new Set<unknown>();
  let isWhole = true;
  for (const part of parts) {
    if (!isJsonObject(part)) continue;
    const more = schemasUnder(part, combining);
    for (const schema of [...more, resolveRef(document, part.$ref, part)])
      if (isSilent(schema)) {
        if (silent.size < mostSchemas) silent.add(schema);
      } else if (parts.size < mostSchemas) parts.add(schema);
      else isWhole &&= parts.has(schema);
  }
  return { schemas: [...parts, ...silent].filter(isJsonObject), isWhole };
}

/** Whether a schema has no words about the value, itself or in another: it is an option, or only a rule. */
function isSilent(schema: unknown): boolean {
  if (!isJsonObject(schema) || "const" in schema) return true;
  return telling.every((keyword) => schema[keyword] === undefined);
}
