import type { Json } from "../protocol/json.js";
import type { Field, FieldOption, OptionValue } from "./field.js";

/** The field with a default; nothing when its control cannot show that value. */
export function withDefault(field: Field, value: Json): Field | undefined {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? { ...field, default: value } : undefined;
    case "number":
      return typeof value === "number" ? { ...field, default: value } : undefined;
    case "boolean":
      return typeof value === "boolean" ? { ...field, default: value } : undefined;
    case "choice":
      return isOption(field.options, value) ? { ...field, default: value } : undefined;
    case "choices":
      return isListOf(value, (item) => isOption(field.options, item))
        ? { ...field, default: value }
        : undefined;
    case "list":
      return isListOf(value, (item) => typeof item === "string")
        ? { ...field, default: value }
        : undefined;
    case "json":
      return { ...field, default: value };
  }
}

function isOption(options: readonly FieldOption[], value: Json): value is OptionValue {
  return options.some((option) => option.value === value);
}

function isListOf<Item extends Json>(
  value: Json,
  isItem: (item: Json) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}
