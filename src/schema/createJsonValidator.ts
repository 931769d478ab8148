import { createAllowance } from "../wire/protocol/allowance.js";
import type { Json } from "../wire/protocol/json.js";
import { atOnce } from "../wire/protocol/sliced.js";
import { copySchema } from "./copySchema.js";
import { createSchemaValidator } from "./createSchemaValidator.js";
import type { Issue } from "./issue.js";
import { type StandardValidator, standardProps } from "./standardValidator.js";
import type { Unchecked } from "./unchecked.js";

/** Validates values by a JSON Schema; also a Standard Schema. */
export interface JsonValidator extends StandardValidator<Json> {
  /** Finds the issues of a value; none if it is valid. */
  readonly check: (value: unknown) => readonly Issue[];
  /** The demands of the schema that `check` leaves to the server. */
  readonly unchecked: readonly Unchecked[];
}

/**
 * Validates values by any JSON Schema in the dialect that it declares, by default 2020-12: a field's own, say, or a tool's
 * `inputSchema`. By a dialect that is not supported nothing is validated, and `unchecked` says so.
 * What is no schema allows nothing. Asynchronous because a schema with a pattern loads an engine for it.
 */
export async function createJsonValidator(schema: unknown): Promise<JsonValidator> {
  const allowance = createAllowance();
  const copy = copySchema(schema, allowance);
  const { validateBy, unchecked } = await createSchemaValidator(copy, allowance);
  const check = (value: unknown) =>
    atOnce(validateBy(copy.schema, value, createAllowance())).issues;
  return { check, unchecked, "~standard": standardProps(check) };
}
