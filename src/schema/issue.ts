import type { Json } from "../wire/protocol/json.js";

/** The code of an issue: the JSON Schema keyword that a value fails, or `"never"` if no value would be valid. */
export type IssueCode =
  | "never"
  | "type"
  | "enum"
  | "const"
  | "required"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "format"
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | "multipleOf"
  | "minItems"
  | "maxItems"
  | "uniqueItems"
  | "contains"
  | "minContains"
  | "maxContains"
  | "minProperties"
  | "maxProperties"
  | "additionalProperties"
  | "propertyNames"
  | "dependentRequired"
  | "anyOf"
  | "oneOf"
  | "not";

/** One thing that is wrong with an answer, as data: words for it are a catalogue's business. */
export interface Issue {
  /** Where: property names and array indices from the content down; a missing property is named too. */
  readonly path: readonly (string | number)[];
  /** The code of the issue. */
  readonly code: IssueCode;
  /** Details that a sentence about it may need, such as `limit` and `actual`. */
  readonly params: Readonly<Record<string, Json>>;
}
