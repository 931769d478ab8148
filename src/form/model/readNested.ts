import type { Field, JsonField } from "../../schema/field.js";
import { readFieldSlices } from "../../schema/reading/readFields.js";
import { createShapeReader, isShape } from "../../schema/reading/readShape.js";
import { createAllowance } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import { atOnce } from "../../wire/protocol/sliced.js";

/** Nested data as fields: of one object, or of each object in a list. */
export interface NestedShape {
  readonly isList: boolean;
  readonly fields: readonly Field[];
  /** The most objects that a list may have. */
  readonly maxItems: number;
}

/** With more fields than this, and with more objects in a list, nested data is written as JSON. */
const mostFields = 40;
export const mostItems = 50;

/** Fields in fields in fields: deeper than this, nested data is written as JSON. */
export const deepest = 3;

const known = new WeakMap<JsonField, NestedShape | undefined>();

/** Reads the fields of nested data by the schema of its own; `undefined` where that holds more, or something else, than fields can show. */
export function readNested(field: JsonField): NestedShape | undefined {
  if (!known.has(field)) known.set(field, read(field));
  return known.get(field);
}

/** Whether the fields of an object are there before anything is filled in: they would show no suggestion that nobody has agreed to send. */
export function isOpenAtFirst(field: JsonField, { isList, fields }: NestedShape): boolean {
  return !isList && field.required && fields.every((nested) => nested.default === undefined);
}

function read({ shape, schema }: JsonField): NestedShape | undefined {
  if (shape === "any") return undefined;
  const isList = shape === "array";
  const list = isList ? keywordsOf(schema) : undefined;
  const read = readFieldSlices(isList ? itemsOf(schema, list?.items) : schema, allowance());
  const { fields, problems } = atOnce(read);
  const isShown = problems.every(({ severity }) => severity === "note");
  if (!isShown || fields.length === 0 || fields.length > mostFields) return undefined;
  const most = typeof list?.maxItems === "number" ? list.maxItems : mostItems;
  return { isList, fields, maxItems: Math.min(most, mostItems) };
}

/** The most that reading one field may cost: fields for people need far less, and a form may have a thousand of them. */
const allowance = () => createAllowance({ steps: 20_000 });

function keywordsOf(schema: JsonObject): JsonObject {
  const shape = atOnce(createShapeReader(schema, allowance())(schema));
  return isShape(shape) ? shape.keywords : {};
}

/** The schema of each item, with the definitions that it may refer to. */
function itemsOf({ $defs = {}, definitions = {} }: JsonObject, items: Json | undefined): Json {
  return isJsonObject(items) ? { $defs, definitions, ...items } : false;
}
