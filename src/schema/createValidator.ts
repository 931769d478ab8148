import type { ElicitContent } from "../protocol/elicitResult.js";
import { createJudge } from "./createJudge.js";
import type { Issue } from "./issue.js";
import { readForm } from "./readForm.js";
import { type StandardValidator, standardProps } from "./standardValidator.js";
import type { Unchecked } from "./unchecked.js";

export type { ElicitContent };

/** Judges the answers to one requested schema; also a Standard Schema. */
export interface Validator extends StandardValidator<ElicitContent> {
  /** What is wrong with a whole answer; nothing when it is valid. */
  readonly check: (content: unknown) => readonly Issue[];
  /** What is wrong with one property on its own; `undefined` is no answer. */
  readonly checkField: (name: string, value: unknown) => readonly Issue[];
  /** What the schema asks for that a check leaves to the server. */
  readonly unchecked: readonly Unchecked[];
}

/**
 * Judges answers by a `requestedSchema` as JSON Schema 2020-12 does: no value is changed or filled in.
 * Asynchronous because a schema with a pattern loads an engine for it; never rejects.
 */
export async function createValidator(requestedSchema: unknown): Promise<Validator> {
  const { copy, properties } = readForm(requestedSchema);
  const { judgeBy, unchecked } = await createJudge(copy);
  const byName = new Map(properties.map((property) => [property.name, property]));

  const check = (content: unknown) => judgeBy(copy.schema, content);
  const checkField = (name: string, value: unknown): readonly Issue[] => {
    const property = byName.get(name);
    if (property === undefined) return [];
    if (value !== undefined) return judgeBy(property.schema, value, [name]);
    return property.required ? [{ path: [name], code: "required", params: {} }] : [];
  };
  return { check, checkField, unchecked, "~standard": standardProps(check) };
}
