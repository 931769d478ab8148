import * as z from "zod";
import { createSchemaValidatorAtOnce } from "../schema/createSchemaValidator.js";
import { validatorOf } from "../schema/createValidator.js";
import * as engine from "../schema/pattern/compilePatterns.js";
import { type Property, readForm } from "../schema/reading/readForm.js";
import { createAllowance } from "../wire/protocol/allowance.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { atOnce } from "../wire/protocol/sliced.js";
import type { ContentShape } from "./contentShape.js";
import { validatedField } from "./validatedField.js";
import { ValidatedForm } from "./validatedForm.js";

/**
 * Makes a Zod object of a `requestedSchema`, for form libraries, AI tools and whatever else knows Zod.
 * It validates as `createValidator` does, by the letter of JSON Schema: no value is changed, filled in or left out.
 * Issues have Zod's shape and messages; `params` holds our own code and its details. Of a schema whose type is
 * known (`as const`, or written in the call) the type of the answer is inferred.
 */
export function toZod<const Schema>(requestedSchema: Schema): z.ZodObject<ContentShape<Schema>> {
  const allowance = createAllowance();
  const form = atOnce(readForm(requestedSchema, allowance));
  const validate = createSchemaValidatorAtOnce(form.copy, allowance, engine);
  const { check, checkField } = validatorOf(form, validate, allowance);

  const fieldOf = ({ name, schema, required }: Property): z.ZodType => {
    const field = validatedField({
      validate: (value) =>
        checkField(name, value).map((issue) => ({ ...issue, path: issue.path.slice(1) })),
      jsonSchema: isJsonObject(schema) ? schema : {},
    });
    return required ? field : field.optional();
  };
  const shape = Object.fromEntries(
    form.properties.map((property) => [property.name, fieldOf(property)]),
  );
  const document = isJsonObject(form.copy.schema) ? form.copy.schema : {};
  const catchall = document.additionalProperties === false ? z.never() : z.unknown();
  const validating = { validate: check, jsonSchema: document, shape, catchall };
  const made = new ValidatedForm({ type: "object", shape, catchall, validating, coerce: true });
  // The shape is made of the same properties that its type is inferred from.
  return made as unknown as z.ZodObject<ContentShape<Schema>>;
}
