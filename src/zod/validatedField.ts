import * as z from "zod";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { type Validating, validatedType } from "./validatedTypes.js";

const ValidatedText = validatedType(z.ZodString);
const ValidatedNumber = validatedType(z.ZodNumber);
const ValidatedBoolean = validatedType(z.ZodBoolean);
const ValidatedOptions = validatedType(z.ZodEnum);
const ValidatedList = validatedType(z.ZodArray);
const ValidatedValue = validatedType(z.ZodUnknown);

/** The Zod type of one property: the kind that its schema names, so that tools know a text from a number. */
export function validatedField(validating: Validating): z.ZodType {
  const { jsonSchema } = validating;
  // `coerce` keeps `z.compile` from replacing how this type parses; nothing is coerced.
  const validated = { ...validating, coerce: true };
  switch (jsonSchema.type) {
    case "string": {
      const options = textsOf(jsonSchema.enum);
      return options
        ? new ValidatedOptions({ type: "enum", entries: Object.fromEntries(options), ...validated })
        : new ValidatedText({ type: "string", ...validated });
    }
    case "number":
    case "integer":
      return new ValidatedNumber({ type: "number", checks: [], ...validated });
    case "boolean":
      return new ValidatedBoolean({ type: "boolean", ...validated });
    case "array":
      return new ValidatedList({ type: "array", element: elementOf(jsonSchema), ...validated });
    default:
      return new ValidatedValue({ type: "unknown", ...validated });
  }
}

/** The kind of a list's items, for tools that look at it; the list as a whole is validated with its items. */
function elementOf({ items }: JsonObject): z.ZodType {
  const options = isJsonObject(items) ? textsOf(items.enum) : undefined;
  return options ? z.enum(Object.fromEntries(options)) : z.unknown();
}

/** Options that are all texts, as the entries of an enumeration. */
function textsOf(options: Json | undefined): [string, string][] | undefined {
  if (!Array.isArray(options)) return undefined;
  const texts = options.filter((option) => typeof option === "string");
  return texts.length === options.length ? texts.map((text) => [text, text]) : undefined;
}
