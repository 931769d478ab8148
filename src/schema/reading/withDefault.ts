import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { isWithinAll } from "../bounds.js";
import { codePoints } from "../codePoints.js";
import { createRepeatFinder } from "../createRepeatFinder.js";
import type {
  ChoiceField,
  ChoicesField,
  Field,
  ItemRules,
  NumberField,
  OptionValue,
  TextRules,
} from "../field.js";
import { dateFormats } from "../formats/dateTime.js";

/** The shape that every address has: many servers suggest an empty one where they mean none. */
const addressShapes: ReadonlyMap<string, RegExp> = new Map([
  ["email", /.@./],
  ["uri", /^[a-z][\w+.-]*:/i],
]);

const lengths = ["minLength", "maxLength"] as const;
const counts = ["minItems", "maxItems"] as const;
const sizes = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

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

function fitsText(rules: TextRules, value: Json): value is string {
  const { format = "" } = rules;
  return (
    typeof value === "string" &&
    isWithinAll(lengths, codePoints(value), rules) &&
    (dateFormats.get(format)?.(value) ?? true) &&
    (addressShapes.get(format)?.test(value) ?? true)
  );
}

function fitsNumber(field: NumberField, value: Json): value is number {
  return (
    typeof value === "number" &&
    (!field.integer || Number.isInteger(value)) &&
    isWithinAll(sizes, value, field)
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
  rules: ItemRules,
  isItem: (item: Json) => item is Item,
): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    isWithinAll(counts, value.length, rules) &&
    !(rules.uniqueItems && repeats(value)) &&
    value.every(isItem)
  );
}

function fitsShape(shape: "object" | "array" | "any", value: Json): boolean {
  return shape === "any" || (shape === "array" ? Array.isArray(value) : isJsonObject(value));
}

/** Whether a list of plain values has one of them twice. */
function repeats(items: readonly Json[]): boolean {
  const repeated = createRepeatFinder((item) => item);
  return items.some((item, index) => repeated(item, index) !== undefined);
}
