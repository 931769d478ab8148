import type { Json, JsonObject } from "../wire/protocol/json.js";

/**
 * Members of every field, whatever its kind. Plain data: it survives `structuredClone`.
 * A field's `default` fits its kind, its options, its bounds and a date's format, and looks like the address that it is to be;
 * whether it fits a pattern or the rest of the schema, a validator says.
 */
export interface FieldBase {
  /** A generated name (`f0`, `f1`, …) that is safe in a DOM id and in a form library, whatever the server called the property. */
  readonly id: string;
  /** The property's name on the wire: any string, `__proto__` and the empty one included. */
  readonly name: string;
  /** The server's label. */
  readonly title?: string;
  /** The server's explanation. */
  readonly description?: string;
  /** Whether an answer without this property is invalid. */
  readonly required: boolean;
  /** Whether the server accepts `null`. */
  readonly nullable: boolean;
  /**
   * `"tap"` when no answer to this field is one that the SDKs carry (see `isSupportedValue`), so that only
   * a tapped transport can send it; an optional field may still be left out.
   */
  readonly carriage: "plain" | "tap";
  /** The server's own schema for the property, with the definitions that it refers to: what the answer is validated by. */
  readonly schema: JsonObject;
}

/** Rules of a schema for a string; hints for the control, while the validator decides. */
export interface TextRules {
  /** In Unicode code points. */
  readonly minLength?: number;
  /** In Unicode code points. */
  readonly maxLength?: number;
  /** An ECMAScript regular expression, hostile until proven otherwise: never run it with `RegExp`. */
  readonly pattern?: string;
  /** `email`, `uri`, `date`, `date-time`, or whatever else the server wrote. */
  readonly format?: string;
}

/** A string. */
export interface TextField extends FieldBase, TextRules {
  readonly kind: "text";
  /** The server's suggestion. */
  readonly default?: string;
  /** Whether an answer of several lines is to be expected. */
  readonly multiline: boolean;
}

/** A number or an integer. */
export interface NumberField extends FieldBase {
  readonly kind: "number";
  /** The server's suggestion. */
  readonly default?: number;
  /** Whether only whole numbers are valid. */
  readonly integer: boolean;
  /** The least valid number. */
  readonly minimum?: number;
  /** The greatest valid number. */
  readonly maximum?: number;
  /** A valid number is greater than this. */
  readonly exclusiveMinimum?: number;
  /** A valid number is less than this. */
  readonly exclusiveMaximum?: number;
  /** A valid number is a whole multiple of this. */
  readonly multipleOf?: number;
}

/** Yes or no. */
export interface BooleanField extends FieldBase {
  readonly kind: "boolean";
  /** The server's suggestion. */
  readonly default?: boolean;
}

/** The value that an option sends. */
export type OptionValue = string | number | boolean | null;

/** One option of a choice. */
export interface FieldOption {
  /** The value that is sent. */
  readonly value: OptionValue;
  /** The server's label. */
  readonly title?: string;
  /** The server's explanation. */
  readonly description?: string;
}

/** One of several options. */
export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  /** The options in the server's order, at least one, none twice. */
  readonly options: readonly FieldOption[];
  /** The server's suggestion. */
  readonly default?: OptionValue;
}

/** Rules for the number of items of a list. */
export interface ItemRules {
  /** The fewest items. */
  readonly minItems?: number;
  /** The most items. */
  readonly maxItems?: number;
  /** Whether no item may come twice. */
  readonly uniqueItems: boolean;
}

/** Any number of several options. */
export interface ChoicesField extends FieldBase, ItemRules {
  readonly kind: "choices";
  /** The options in the server's order, at least one, none twice. */
  readonly options: readonly FieldOption[];
  /** The server's suggestion. */
  readonly default?: readonly OptionValue[];
}

/** A list of strings of the person's own. */
export interface ListField extends FieldBase, ItemRules {
  readonly kind: "list";
  /** The schema's rules for each string. */
  readonly items: TextRules;
  /** The server's suggestion. */
  readonly default?: readonly string[];
}

/** Nested data, to be written as JSON and validated by its own schema. */
export interface JsonField extends FieldBase {
  readonly kind: "json";
  /** The data's own type at its top, so that an editor can start with `{}` or `[]`. */
  readonly shape: "object" | "array" | "any";
  /** The server's suggestion. */
  readonly default?: Json;
}

/** One property of a requested schema as something a person can fill in. */
export type Field =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | ListField
  | JsonField;

/** The kinds of field there are. */
export type FieldKind = Field["kind"];
