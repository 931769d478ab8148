import type { Field } from "../../../src/schema/field.js";
import { readFields } from "../../../src/schema/reading/readFields.js";

/** The field of one property called `it`. */
export function fieldOf(property: object, required = false): Field {
  const { fields } = readFields({
    type: "object",
    properties: { it: property },
    required: required ? ["it"] : [],
  });
  const [field] = fields;
  if (!field) throw new Error(`No field comes of ${JSON.stringify(property)}.`);
  return field;
}
