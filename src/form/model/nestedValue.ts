import type { Field } from "../../schema/field.js";
import { sameJson } from "../../schema/sameJson.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import { type Entry, startingEntry } from "./entry.js";
import type { ParseErrorCode } from "./formIssue.js";
import type { NestedShape } from "./readNested.js";
import { readValue } from "./readValue.js";

/** An object as its fields hold it, and why some of them hold no value, by field id. */
export interface NestedValue {
  readonly value: JsonObject;
  readonly faults: ReadonlyMap<string, ParseErrorCode>;
}

/**
 * Puts an object together from what its fields hold; what is missing is for the validator to tell. What is no number yet is
 * in it as it was typed: it is kept with the rest, and no validator takes it.
 */
export function composeValue(
  fields: readonly Field[],
  entryOf: (field: Field) => Entry,
): NestedValue {
  const members: [string, Json][] = [];
  const faults = new Map<string, ParseErrorCode>();
  for (const field of fields) {
    // Only connections that carry nested values have such fields.
    const entry = entryOf(field);
    const read = readValue(field, entry, true);
    if ("issue" in read) {
      const { code } = read.issue;
      // No other code comes from what a control of ours holds.
      if (code !== "required") faults.set(field.id, code as ParseErrorCode);
      if (code === "not-a-number" && typeof entry === "string") members.push([field.name, entry]);
    } else if (read.value !== undefined) members.push([field.name, read.value]);
  }
  return { value: Object.fromEntries(members), faults };
}

/** Reads what the fields of an object hold, by field id; `undefined` where they cannot show exactly this value. */
export function entriesOf(
  fields: readonly Field[],
  value: Json | undefined,
): ReadonlyMap<string, Entry> | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = new Map<string, Entry>();
  for (const field of fields) {
    const member = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    const entry = member === undefined || member === null ? null : entryOf(field, member);
    if (entry === undefined) return undefined;
    entries.set(field.id, entry);
  }
  const composed = composeValue(fields, ({ id }) => entries.get(id) ?? null);
  return sameJson(composed.value, value) ? entries : undefined;
}

/** The fields of each object in nested data that have a value, with that; `undefined` where the fields cannot show exactly this. */
export function membersOf(
  { isList, fields }: NestedShape,
  value: Json,
): readonly (readonly NestedMember[])[] | undefined {
  const objects = isList ? value : [value];
  if (!Array.isArray(objects)) return undefined;
  const all = objects.map((object: Json) =>
    isJsonObject(object) && entriesOf(fields, object) ? membersIn(fields, object) : undefined,
  );
  return all.every((members) => members !== undefined) ? all : undefined;
}

/** A field of a nested object, and its value. */
export interface NestedMember {
  readonly field: Field;
  readonly value: Json;
}

function membersIn(fields: readonly Field[], object: JsonObject): readonly NestedMember[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(object, field.name) ? object[field.name] : undefined;
    return value === undefined ? [] : { field, value };
  });
}

/** Makes what the fields of a new object hold: the server's suggestions. */
export function startingEntries(fields: readonly Field[]): ReadonlyMap<string, Entry> {
  return new Map(fields.map((field) => [field.id, startingEntry(field)]));
}

/** The entry that stands for a value; `undefined` where the field has none for it. */
function entryOf(field: Field, value: Json): Entry | undefined {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? value : undefined;
    case "number":
      return typeof value === "number" || isNoNumber(value) ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "choice":
      return keyOf(field.options, value);
    case "choices": {
      const keys = Array.isArray(value)
        ? value.map((item) => keyOf(field.options, item))
        : [undefined];
      return keys.every((key) => key !== undefined) ? keys : undefined;
    }
    case "list":
      return Array.isArray(value) && value.every((item) => typeof item === "string")
        ? value
        : undefined;
    case "json":
      return JSON.stringify(value, null, 2);
  }
}

/** Whether it is a text that a field for numbers shows as what is wrong with it; one that reads like a number would look right. */
function isNoNumber(value: Json): value is string {
  return typeof value === "string" && Number.isNaN(Number(value));
}

function keyOf(options: readonly { readonly value: Json }[], value: Json): string | undefined {
  const place = options.findIndex((option) => option.value === value);
  return place < 0 ? undefined : String(place);
}
