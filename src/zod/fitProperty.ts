import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import { fitNumber } from "./fitNumber.js";
import { fitChoice, fitChoices, optionsIn } from "./fitOptions.js";
import { fitText } from "./fitText.js";
import type { Fitted } from "./fitted.js";
import { presetIn, wordsIn } from "./keywords.js";
import { type Fault, placeless } from "./placeless.js";
import type { FormProperty } from "./requestedSchema.js";

/** The rules that a property cannot say unless its kind has them; what is no rule, such as an example, is left out. */
const rules: Readonly<Record<string, Fault>> = {
  pattern: "pattern",
  allOf: "pattern",
  format: "format",
  exclusiveMinimum: "exclusive",
  exclusiveMaximum: "exclusive",
  multipleOf: "multipleOf",
  enum: "options",
  const: "options",
  anyOf: "union",
  oneOf: "union",
  properties: "object",
  ...rulesOf("not", "if", "$ref", "minLength", "maxLength", "minimum", "maximum"),
  ...rulesOf("minItems", "maxItems", "uniqueItems", "items", "prefixItems", "contains"),
};

/** Writes the JSON Schema of one field in the protocol's subset. */
export function fitProperty(name: string, schema: JsonObject): FormProperty {
  const fitted = fitKind(schema);
  if (typeof fitted === "string") throw placeless(name, fitted);
  const left = Object.keys(schema).find(
    (keyword) => Object.hasOwn(rules, keyword) && !fitted.keywords.includes(keyword),
  );
  if (left !== undefined) throw placeless(name, rules[left] ?? "rule");
  return fitted.property;
}

function fitKind(schema: JsonObject): Fitted | Fault {
  const { type, items } = schema;
  if (isNullable(schema)) return "null";
  const options = type === "string" || type === undefined ? optionsIn(schema) : undefined;
  if (options) return fitChoice(schema, options);
  switch (type) {
    case "string":
      return fitText(schema);
    case "number":
    case "integer":
      return fitNumber(schema, type);
    case "boolean":
      return {
        property: { type, ...wordsIn(schema), ...presetIn(schema, isBoolean) },
        keywords: [],
      };
    case "array": {
      const listed = isJsonObject(items) ? optionsIn(items) : undefined;
      return listed ? fitChoices(schema, listed) : "list";
    }
    case "object":
      return "object";
    default:
      return schema.anyOf || schema.oneOf || Array.isArray(type) ? "union" : "type";
  }
}

function isNullable({ type, anyOf, oneOf }: JsonObject): boolean {
  const types = [type, ...[anyOf, oneOf].flatMap(typesIn)].flat();
  return types.includes("null");
}

function typesIn(alternatives: JsonObject[string]): JsonObject[string][] {
  return Array.isArray(alternatives)
    ? alternatives.map((alternative) => (isJsonObject(alternative) ? alternative.type : undefined))
    : [];
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function rulesOf(...keywords: string[]): Record<string, Fault> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, "rule"]));
}
