import type { JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { isWithin } from "../bounds.js";
import type {
  BooleanField,
  ChoiceField,
  ChoicesField,
  FieldBase,
  JsonField,
  ListField,
  NumberField,
  TextField,
  TextRules,
} from "../field.js";
import { inferTypes } from "./inferTypes.js";
import { numbersIn, textsIn } from "./keywordValues.js";
import { isClosed, readOptions } from "./readOptions.js";
import { isShape, type Shape, type ShapeReader } from "./readShape.js";

type Part<Kind extends FieldBase> = Omit<Kind, keyof FieldBase | "default">;

/** The part of a field that depends on its kind, the kind itself included. */
export type FieldOfKind =
  | Part<TextField>
  | Part<NumberField>
  | Part<BooleanField>
  | Part<ChoiceField>
  | Part<ChoicesField>
  | Part<ListField>
  | Part<JsonField>;

const longLine = 255;
const longFormats = ["textarea", "multiline", "multi-line", "markdown"];

/**
 * Chooses the best control for a property; a JSON editor takes what fits no other.
 * `undefined` if it is plain that no value is valid.
 */
export function* readFieldKind(
  shape: Shape,
  readShape: ShapeReader,
): Sliced<FieldOfKind | undefined> {
  const control = yield* chooseKind(shape, readShape);
  return isPossible(shape, control) ? control : undefined;
}

function* chooseKind(shape: Shape, readShape: ShapeReader): Sliced<FieldOfKind> {
  const options = readOptions(shape)?.options;
  if (
    options?.length &&
    options.every(({ value, title }) => typeof value === "boolean" && !title)
  ) {
    return { kind: "boolean" };
  }
  if (options) return { kind: "choice", options };
  const types = inferTypes(shape);
  if (types.length === 0) return { kind: "choice", options: [{ value: null }] };
  if (offersText(shape)) return readText(shape.keywords);
  if (isClosed(shape)) return { kind: "json", shape: "any" };
  if (types.every((type) => type === "number" || type === "integer")) {
    return readNumber(shape.keywords, types);
  }
  switch (types.join()) {
    case "boolean":
      return { kind: "boolean" };
    case "array":
      return yield* readArray(shape.keywords, readShape);
    case "object":
      return { kind: "json", shape: "object" };
    default:
      return { kind: "json", shape: "any" };
  }
}

function isPossible({ keywords }: Shape, control: FieldOfKind): boolean {
  if (Array.isArray(keywords.type) && keywords.type.length === 0) return false;
  const { minItems, ...rules } = keywords;
  switch (control.kind) {
    case "text":
      return isWithin("maxLength", rules.minLength, rules.maxLength);
    case "number":
      return (
        isWithin("maximum", rules.minimum, rules.maximum) &&
        isWithin("exclusiveMaximum", rules.minimum, rules.exclusiveMaximum) &&
        isWithin("exclusiveMinimum", rules.maximum, rules.exclusiveMinimum) &&
        isWithin("exclusiveMaximum", rules.exclusiveMinimum, rules.exclusiveMaximum)
      );
    case "choice":
      return control.options.length > 0;
    case "choices":
      return (
        isWithin("maxItems", minItems, rules.maxItems) &&
        isWithin("minItems", control.options.length, minItems)
      );
    case "list":
      return isWithin("maxItems", minItems, rules.maxItems);
    default:
      return true;
  }
}

/** Whether any text of the person's own may be valid. */
function offersText(shape: Shape): boolean {
  if (isClosed(shape) || !inferTypes(shape).includes("string")) return false;
  return (
    shape.keywords.type !== undefined ||
    shape.branches.length === 0 ||
    // oxlint-disable-next-line bounds/recursion -- shapes nest as deep as the copied schema, 64 levels.
    shape.branches.some(offersText)
  );
}

function readText(keywords: JsonObject): Part<TextField> {
  return { kind: "text", ...textRules(keywords), multiline: isMultiline(keywords) };
}

function textRules(keywords: JsonObject): TextRules {
  return {
    ...numbersIn(keywords, ["minLength", "maxLength"]),
    ...textsIn(keywords, ["pattern", "format"]),
  };
}

function isMultiline({
  format,
  maxLength,
  contentMediaType,
  default: preset,
}: JsonObject): boolean {
  if (typeof format === "string") return longFormats.includes(format);
  return (
    (typeof preset === "string" && preset.includes("\n")) ||
    (typeof contentMediaType === "string" && contentMediaType.startsWith("text/")) ||
    (typeof maxLength === "number" && maxLength > longLine)
  );
}

function readNumber(keywords: JsonObject, types: readonly string[]): Part<NumberField> {
  return {
    kind: "number",
    integer: types.every((type) => type === "integer"),
    ...numbersIn(keywords, [
      "minimum",
      "maximum",
      "exclusiveMinimum",
      "exclusiveMaximum",
      "multipleOf",
    ]),
  };
}

function* readArray(keywords: JsonObject, readShape: ShapeReader): Sliced<FieldOfKind> {
  const { items = true, prefixItems, contains, uniqueItems } = keywords;
  const nested: FieldOfKind = { kind: "json", shape: "array" };
  if (prefixItems !== undefined || contains !== undefined) return nested;
  const item = yield* readShape(items);
  if (!isShape(item)) return nested;
  const rules = {
    ...numbersIn(keywords, ["minItems", "maxItems"]),
    uniqueItems: uniqueItems === true,
  };
  const options = readOptions(item)?.options;
  if (options?.length) return { kind: "choices", options, ...rules };
  return offersText(item) ? { kind: "list", items: textRules(item.keywords), ...rules } : nested;
}
