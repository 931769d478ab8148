import * as z from "zod";
import { type Validating, validateBy } from "./validatedTypes.js";

/** A form's validator, and what it is for. */
export interface FormValidating extends Validating {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly catchall: z.ZodType;
}

type FormDefinition = z.ZodObject["_zod"]["def"] & {
  readonly validating: FormValidating;
  /** Keeps `z.compile` from replacing how the form parses; nothing is coerced. */
  readonly coerce: true;
};

const ordinary: z.core.$constructor<z.ZodObject> = z.ZodObject;

/**
 * A Zod object that is validated as a whole, with the rules that concern several fields. An object made from it with other
 * fields (`pick`, `extend`, `partial`, `strict`) is validated field by field, each as before.
 */
export const ValidatedForm: z.core.$constructor<z.ZodObject, FormDefinition> = z.core.$constructor(
  "ValidatedForm",
  (type, definition) => {
    ordinary.init(type, definition);
    if (isFor(definition)) validateBy(type, definition.validating);
  },
);

function isFor({ shape, catchall, validating }: FormDefinition): boolean {
  const names = Object.keys(shape);
  return (
    catchall === validating.catchall &&
    names.length === Object.keys(validating.shape).length &&
    names.every((name) => shape[name] === validating.shape[name])
  );
}
