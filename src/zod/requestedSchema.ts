/** The formats of a text that the protocol knows. */
export type TextFormat = "email" | "uri" | "date" | "date-time";

/** Members of every property. */
export interface Worded {
  /** The label of the field. */
  title?: string;
  /** The explanation of the field. */
  description?: string;
}

/** A text. */
export interface TextProperty extends Worded {
  type: "string";
  /** In Unicode code points. */
  minLength?: number;
  /** In Unicode code points. */
  maxLength?: number;
  /** The form of the text. */
  format?: TextFormat;
  /** The suggested answer. */
  default?: string;
}

/** A number, or a whole one. */
export interface NumberProperty extends Worded {
  type: "number" | "integer";
  /** The least valid number. */
  minimum?: number;
  /** The greatest valid number. */
  maximum?: number;
  /** The suggested answer. */
  default?: number;
}

/** Yes or no. */
export interface BooleanProperty extends Worded {
  type: "boolean";
  /** The suggested answer. */
  default?: boolean;
}

/** An option with a label. */
export interface TitledOption {
  /** The value that is sent. */
  const: string;
  /** The label of the option. */
  title: string;
}

/** One of several texts, with labels in `oneOf` or in `enumNames`. */
export type ChoiceProperty = Worded & { type: "string"; default?: string } & (
    | { enum: string[]; enumNames?: string[] }
    | { oneOf: TitledOption[] }
  );

/** Rules for the number of options chosen, and the suggested ones. */
export interface Chosen extends Worded {
  type: "array";
  minItems?: number;
  maxItems?: number;
  default?: string[];
}

/** Any number of several texts, with labels in `anyOf`. */
export type ChoicesProperty =
  | (Chosen & { items: { type: "string"; enum: string[] } })
  | (Chosen & { items: { anyOf: TitledOption[] } });

/** One property of a question, as the protocol allows it. */
export type FormProperty =
  | TextProperty
  | NumberProperty
  | BooleanProperty
  | ChoiceProperty
  | ChoicesProperty;

/**
 * The `requestedSchema` of an elicitation within the subset that the protocol defines (client/elicitation, Requested Schema).
 * A type, not an interface: the SDK's own has an index signature, which only a type fits.
 */
export type RequestedSchema = {
  type: "object";
  /** The fields of the form, by the names of the answer's properties. */
  properties: Record<string, FormProperty>;
  /** The names of the fields that must have an answer. */
  required?: string[];
};
