import { type Allowance, createAllowance } from "../wire/protocol/allowance.js";
import type { ElicitContent } from "../wire/protocol/elicitResult.js";
import { atOnce, inSlices } from "../wire/protocol/sliced.js";
import { createSchemaValidator, type SchemaValidator } from "./createSchemaValidator.js";
import type { Issue } from "./issue.js";
import { type RequestedForm, readForm } from "./reading/readForm.js";
import { type StandardValidator, standardProps } from "./standardValidator.js";
import type { Unchecked } from "./unchecked.js";
import type { Validation } from "./validation/validate.js";

export type { ElicitContent };

/** Validates the answers to one requested schema; also a Standard Schema. */
export interface Validator extends StandardValidator<ElicitContent> {
  /** Finds the issues of a whole answer; none if it is valid. */
  readonly check: (content: unknown) => readonly Issue[];
  /**
   * The same for content of any size, a slice at a time, so that a page stays alive; says whether all was checked.
   * Beyond `limits.steps` a check finds nothing, and the server has the last word.
   */
  readonly checkInSlices: (content: unknown) => Promise<Validation>;
  /** Finds the issues of one property on its own; `undefined` is no answer. */
  readonly checkField: (name: string, value: unknown) => readonly Issue[];
  /** The demands of the schema that a check leaves to the server. */
  readonly unchecked: readonly Unchecked[];
}

/**
 * Validates answers by a `requestedSchema` as JSON Schema does in the dialect that it declares, by default 2020-12: no value is
 * changed or filled in. By a dialect that is not supported nothing is validated, and `unchecked` says so.
 * Asynchronous because a schema with a pattern loads an engine for it; never rejects.
 */
export async function createValidator(requestedSchema: unknown): Promise<Validator> {
  return createValidatorWithin(requestedSchema, createAllowance());
}

/** The same with what is left to spend on the request; each check may cost as much as its limits allow. */
export async function createValidatorWithin(
  requestedSchema: unknown,
  allowance: Allowance,
): Promise<Validator> {
  const form = await inSlices(readForm(requestedSchema, allowance), allowance);
  return validatorOf(form, await createSchemaValidator(form.copy, allowance), allowance);
}

/** Validates the answers to a form that was read before. */
export function validatorOf(
  { copy, properties }: RequestedForm,
  { validateBy, unchecked }: SchemaValidator,
  allowance: Allowance,
): Validator {
  const byName = new Map(properties.map((property) => [property.name, property]));
  const anew = () => createAllowance(allowance.limits);

  const check = (content: unknown) => atOnce(validateBy(copy.schema, content, anew())).issues;
  const checkField = (name: string, value: unknown): readonly Issue[] => {
    const property = byName.get(name);
    if (property === undefined) return [];
    if (value !== undefined)
      return atOnce(validateBy(property.schema, value, anew(), [name])).issues;
    return property.required ? [{ path: [name], code: "required", params: {} }] : [];
  };
  return {
    check,
    checkInSlices(content) {
      const allowance = anew();
      return inSlices(validateBy(copy.schema, content, allowance), allowance);
    },
    checkField,
    unchecked,
    "~standard": standardProps(check),
  };
}
