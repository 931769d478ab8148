import type { ZodOptional, ZodType } from "zod";
import type { Json, JsonObject } from "../wire/protocol/json.js";

/** A value as the protocol's answers have it (client/elicitation, Response Actions), `null` added. */
export type PlainValue = string | number | boolean | string[] | null;

/** The type of the values that a schema of one property allows, as far as its type tells; plain ones where it tells nothing. */
export type SchemaValue<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly const: infer Value }
    ? Value
    : Schema extends { readonly oneOf: readonly (infer Option)[] }
      ? SchemaValue<Option>
      : Schema extends { readonly anyOf: readonly (infer Option)[] }
        ? SchemaValue<Option>
        : Schema extends { readonly type: "array"; readonly items: infer Item }
          ? SchemaValue<Item>[]
          : Schema extends { readonly type: infer Type }
            ? ValueOfType<Type extends readonly (infer Name)[] ? Name : Type>
            : PlainValue;

/** The Zod schemas of a requested schema's properties; those of unknown names where its type names none. */
export type ContentShape<Schema> = Schema extends { readonly properties: infer Properties }
  ? string extends keyof Properties
    ? UnknownShape
    : {
        -readonly [Name in keyof Properties]: Name extends RequiredNames<Schema>
          ? ZodType<SchemaValue<Properties[Name]>, SchemaValue<Properties[Name]>>
          : ZodOptional<ZodType<SchemaValue<Properties[Name]>, SchemaValue<Properties[Name]>>>;
      }
  : UnknownShape;

/** The shape of a schema of which only the run time knows more. */
export type UnknownShape = Record<string, ZodType<PlainValue, PlainValue>>;

/** The type of a value whose schema names its `type`. */
export type ValueOfType<Name> = string extends Name ? PlainValue : Named[keyof Named & Name];

/** The names that a schema requires. */
export type RequiredNames<Schema> = Schema extends { readonly required: readonly (infer Name)[] }
  ? string extends Name
    ? never
    : Name
  : never;

/** The type of a value, by the name that JSON Schema has for it. */
export interface Named {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
  array: Json[];
  object: JsonObject;
}
