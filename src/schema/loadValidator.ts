import type { Allowance } from "../wire/protocol/allowance.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { createValidatorWithin, type Validator } from "./createValidator.js";

/** The validators made before, by what they were allowed to cost: a form and the host that validates its answer once more ask for the same. */
const known = new WeakMap<JsonObject, Map<string, Promise<Validator>>>();

/**
 * Loads the validator of a requested schema that nobody changes any more: made once for the same object and limits, unless
 * making it took more than was left to spend.
 */
export function loadValidator(
  requestedSchema: JsonObject,
  allowance: Allowance,
): Promise<Validator> {
  const limits = JSON.stringify(Object.entries(allowance.limits));
  const made = known.get(requestedSchema) ?? new Map<string, Promise<Validator>>();
  known.set(requestedSchema, made);
  const before = made.get(limits);
  if (before) return before;
  const making = createValidatorWithin(requestedSchema, allowance);
  made.set(limits, making);
  void forgetPartial(made, limits, making);
  return making;
}

/** Another request may have more left for what this one left unchecked. */
async function forgetPartial(
  made: Map<string, Promise<Validator>>,
  limits: string,
  making: Promise<Validator>,
): Promise<void> {
  const { unchecked } = await making;
  if (unchecked.some(({ code }) => code === "too-large")) made.delete(limits);
}
