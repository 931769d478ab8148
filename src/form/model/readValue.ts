import type { Field, JsonField, OptionValue } from "../../schema/field.js";
import { isSupportedValue } from "../../schema/isSupportedValue.js";
import { checkText } from "../../schema/text/checkText.js";
import { parseNumber } from "../../schema/text/parseNumber.js";
import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { type Entry, isSameEntry, startingEntry } from "./entry.js";
import type { FormIssue } from "./formIssue.js";

/** The contribution of a field to the content: a value, none, or an issue that keeps it from having one. */
export type FieldValue = { readonly value: Json | undefined } | { readonly issue: FormIssue };

/**
 * Turns what a control holds into what is sent. An untouched default is sent as the server wrote it; an empty
 * optional field is left out; `tapped` says whether the connection carries `null` and nested values.
 */
export function readValue(field: Field, entry: Entry, tapped: boolean): FieldValue {
  if (field.default !== undefined && isSameEntry(entry, startingEntry(field)))
    return { value: field.default };
  const given = isBlank(field, entry) ? blankValue(field, tapped) : filledValue(field, entry);
  if ("issue" in given || given.value === undefined) return given;
  return tapped || isSupportedValue(given.value) ? given : refuse(field, "unsupported");
}

/** Nothing was filled in. An emptied list is still a list where the server suggested one, or wants one. */
function isBlank(field: Field, entry: Entry): boolean {
  if (entry === null || entry === "") return true;
  if (!Array.isArray(entry)) return typeof entry === "string" && isPadding(field, entry);
  const isEmpty = entry.every((item) => item === "");
  return isEmpty && !field.required && field.default === undefined;
}

/** Spaces around a number, JSON or an address mean nothing; in any other text they may. */
function isPadding(field: Field, entry: string): boolean {
  return (field.kind !== "text" || isAddress(field.format)) && entry.trim() === "";
}

function blankValue(field: Field, tapped: boolean): FieldValue {
  if (!field.required) return { value: undefined };
  if (field.kind === "choices" || field.kind === "list") return { value: [] };
  if (field.kind === "text" && field.maxLength === 0) return { value: "" };
  if (field.nullable && tapped && isDescribed(field)) return { value: null };
  return field.kind === "json" && mayBeEmpty(field) ? { value: {} } : refuse(field, "required");
}

const describing = ["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref", "not", "if"];

/** Whether a schema says which values it allows: one that allows any value does not ask for `null`. */
function isDescribed({ schema }: Field): boolean {
  return describing.some((keyword) => schema[keyword] !== undefined);
}

/**
 * Whether an object is an answer without anything in it: its fields are there from the beginning, and none of them has to be
 * filled in. By its own schema alone; whether that takes it is for the validator to tell.
 */
function mayBeEmpty({ shape, schema: { properties, required } }: JsonField): boolean {
  if (shape !== "object" || !isJsonObject(properties)) return false;
  const members = Object.values(properties);
  const isAsked = Array.isArray(required) && required.length > 0;
  return (
    members.length > 0 &&
    !isAsked &&
    members.every((member) => isJsonObject(member) && !("default" in member))
  );
}

function filledValue(field: Field, entry: Entry): FieldValue {
  switch (field.kind) {
    case "text":
      return typeof entry === "string" ? readText(field, entry) : refuse(field, "type");
    case "number":
      return typeof entry === "number" ? { value: entry } : refuse(field, "not-a-number");
    case "boolean":
      return typeof entry === "boolean" ? { value: entry } : refuse(field, "type");
    case "choice":
      return typeof entry === "string"
        ? { value: optionAt(field.options, entry) }
        : refuse(field, "type");
    case "choices":
      return Array.isArray(entry)
        ? { value: entry.flatMap((key) => optionAt(field.options, key) ?? null) }
        : refuse(field, "type");
    case "list":
      return Array.isArray(entry) ? readTexts(field, entry) : refuse(field, "type");
    case "json":
      return readJson(field, String(entry));
  }
}

/** Spaces around an address are never part of it, and nobody sees them. */
function readText(field: Field & { readonly format?: string }, entry: string): FieldValue {
  const value = isAddress(field.format) ? entry.trim() : entry;
  const fault = checkText(value) ?? yearFault(field.format, value);
  return fault ? refuse(field, fault) : { value };
}

/** A date picker takes a year that the user types as 26 for the year 0026. */
function yearFault(format: string | undefined, value: string): "short-year" | undefined {
  const isDate = format === "date" || format === "date-time";
  return isDate && /^00\d\d-/.test(value) ? "short-year" : undefined;
}

function readTexts(field: Field, entry: readonly string[]): FieldValue {
  const value = entry.filter((item) => item !== "");
  const position = value.findIndex((item) => checkText(item));
  const fault = checkText(value[position] ?? "");
  return fault ? refuse(field, fault, position) : { value };
}

function isAddress(format: string | undefined): boolean {
  return format === "email" || format === "uri";
}

function optionAt(options: readonly { readonly value: OptionValue }[], key: string) {
  return options[Number(key)]?.value;
}

function readJson(field: Field, text: string): FieldValue {
  try {
    // JSON.parse returns Json by definition; its declared type is any.
    const value = JSON.parse(text) as Json;
    const fault = numeralFault(text);
    return fault ? refuse(field, fault) : { value };
  } catch {
    return refuse(field, "json");
  }
}

/** Why a number in JSON would be sent as another one than the user typed. */
function numeralFault(json: string): FormIssue["code"] | undefined {
  const numerals = json.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.]*(?:e[+-]?\d+)?/gi);
  for (const numeral of numerals ?? []) {
    const reading = parseNumber(numeral, { locale: "en", integer: /^-?\d+$/.test(numeral) });
    if (!reading.ok) return reading.code;
  }
  return undefined;
}

function refuse({ name }: Field, code: FormIssue["code"], position?: number): FieldValue {
  const path = position === undefined ? [name] : [name, position];
  return { issue: { path, code, params: {} } };
}
