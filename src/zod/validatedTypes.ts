import * as z from "zod";
import type { Issue } from "../schema/issue.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { issueForZod } from "./issueForZod.js";

/** Members of a Zod type that make it validate as JSON Schema does, and tell tools its schema. */
export interface Validating {
  /** Validates a value; finds nothing wrong with a valid one. */
  readonly validate: (value: unknown) => readonly Issue[];
  /** The schema to validate by. */
  readonly jsonSchema: JsonObject;
}

/** Makes a kind of Zod type that is what it was to whoever looks at it, and leaves validating to what its definition holds. */
export function validatedType<Type extends z.ZodType>(
  base: z.core.$constructor<Type>,
): z.core.$constructor<Type, Type["_zod"]["def"] & Validating> {
  return z.core.$constructor<Type, Type["_zod"]["def"] & Validating>(
    "Validated",
    (type, definition) => {
      base.init(type, definition);
      validateBy(type, definition);
    },
  );
}

/** Replaces how a type parses, and how it is written as JSON Schema. */
export function validateBy({ _zod }: z.ZodType, { validate, jsonSchema }: Validating): void {
  _zod.parse = (payload) => {
    const { value } = payload;
    for (const issue of validate(value)) payload.issues.push(issueForZod(issue, value, jsonSchema));
    return payload;
  };
  const { processJSONSchema } = _zod;
  _zod.processJSONSchema = (context, json, params) => {
    // Checks that were added later have their keywords from Zod.
    if (_zod.def.checks?.length) processJSONSchema?.(context, json, params);
    Object.assign(json, jsonSchema);
  };
}
