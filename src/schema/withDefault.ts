import { isJsonObject, type Json } from "../wire/protocol/json.js";
import { codePoints } from "./codePoints.js";
import { isMultipleOf } from "./decimal.js";
import type {
  ChoiceField,
  ChoicesField,
  Field,
  ItemRules,
  NumberField,
  OptionValue,
  TextRules,
} from "./field.js";
import { dateFormats } from "./formats/dateTime.js";

/** The shape that every address has: many servers suggest an empty one where they mean none. */
const addressShapes: ReadonlyMap<string, RegExp> = new Map([
  ["email", /.@./],
  ["uri", /^[a-z][\w+.-]*:/i],
]);

/**
 * The field with a default; `undefined` if that breaks the field's own rules, or when its control cannot show it.
 * Patterns, the finer points of addresses, and nested data are left to the validator, which loads later.
 */
export function withDefault(field: Field, value: Json): Field | undefined {
  switch (field.kind) {
    case "text":
      return fitsText(field, value) ? { ...field, default: value } : undefined;
    case "number":
      return fitsNumber(field, value) ? { ...field, default: value } : undefined;
    case "boolean":
      return typeof value === "boolean" ? { ...field, default: value } : undefined;
    case "choice":
      return isOption(valuesOf(field), value) ? { ...field, default: value } : undefined;
    case "choices": {
      const values = valuesOf(field);
      return isListOf(value, field, (item) => isOption(values, item))
        ? { ...field, default: value }
        : undefined;
    }
    case "list":
      return isListOf(value, field, (item) => fitsText(field.items, item))
        ? { ...field, default: value }
        : undefined;
    case "json":
      return fitsShape(field.shape, value) ? { ...field, default: value } : undefined;
  }
}

function fitsText({ minLength, maxLength, format = "" }: TextRules, value: Json): value is string {
  return (
    typeof value === "string" &&
    isWithin(codePoints(value), minLength, maxLength) &&
    (dateFormats.get(format)?.(value) ?? true) &&
    (addressShapes.get(format)?.test(value) ?? true)
  );
}

function fitsNumber(field: NumberField, value: Json): value is number {
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf = 0 } = field;
  return (
    typeof value === "number" &&
    (!field.integer || Number.isInteger(value)) &&
    isWithin(value, field.minimum, field.maximum) &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (multipleOf <= 0 || isMultipleOf(value, multipleOf))
  );
}

function valuesOf({ options }: ChoiceField | ChoicesField): ReadonlySet<Json> {
  return new Set(options.map((option) => option.value));
}

function isOption(values: ReadonlySet<Json>, value: Json): value is OptionValue {
  return values.has(value);
}

function isListOf<Item extends Json>(
  value: Json,
  { minItems, maxItems, uniqueItems }: ItemRules,
  isItem: (item: Json) => item is Item,
): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    isWithin(value.length, minItems, maxItems) &&
    !(uniqueItems && new Set(value).size < value.length) &&
    value.every(isItem)
  );
}

function fitsShape(shape: "object" | "array" | "any", value: Json): boolean {
  return shape === "any" || (shape === "array" ? Array.isArray(value) : isJsonObject(value));
}

function isWithin(measure: number, least = -Infinity, most = Infinity): boolean {
  return measure >= least && measure <= most;
}
