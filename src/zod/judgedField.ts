import * as z from "zod";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { type Judging, judgedType } from "./judgedTypes.js";

const JudgedText = judgedType(z.ZodString);
const JudgedNumber = judgedType(z.ZodNumber);
const JudgedBoolean = judgedType(z.ZodBoolean);
const JudgedOptions = judgedType(z.ZodEnum);
const JudgedList = judgedType(z.ZodArray);
const JudgedValue = judgedType(z.ZodUnknown);

/** The Zod type of one property: the kind that its schema names, so that tools know a text from a number. */
export function judgedField(judging: Judging): z.ZodType {
  const { jsonSchema } = judging;
  // `coerce` keeps `z.compile` from replacing how this type parses; nothing is coerced.
  const judged = { ...judging, coerce: true };
  switch (jsonSchema.type) {
    case "string": {
      const options = textsOf(jsonSchema.enum);
      return options
        ? new JudgedOptions({ type: "enum", entries: Object.fromEntries(options), ...judged })
        : new JudgedText({ type: "string", ...judged });
    }
    case "number":
    case "integer":
      return new JudgedNumber({ type: "number", checks: [], ...judged });
    case "boolean":
      return new JudgedBoolean({ type: "boolean", ...judged });
    case "array":
      return new JudgedList({ type: "array", element: elementOf(jsonSchema), ...judged });
    default:
      return new JudgedValue({ type: "unknown", ...judged });
  }
}

/** The kind of a list's items, for tools that look at it; the list as a whole is judged with its items. */
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
