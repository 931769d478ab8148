import type { JsonObject } from "../wire/protocol/json.js";

/** The label and the explanation of a field. */
export function wordsIn({ title, description }: JsonObject): {
  title?: string;
  description?: string;
} {
  return {
    ...(typeof title === "string" && { title }),
    ...(typeof description === "string" && { description }),
  };
}

/** The suggested answer, if it is of the field's type. */
export function presetIn<Value>(
  schema: JsonObject,
  isOfType: (value: unknown) => value is Value,
): { default?: Value } {
  return isOfType(schema.default) ? { default: schema.default } : {};
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether a value is a list of texts. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
