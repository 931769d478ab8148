import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import type { Field } from "../field.js";
import type { Problem } from "../problem.js";
import { type FieldReading, readField } from "./readField.js";
import { readForm, tooLarge } from "./readForm.js";

/** A requested schema as a form: plain data throughout. */
export interface FieldsReading {
  /** One field for each property that can be shown, in the server's order. */
  readonly fields: readonly Field[];
  /** The problems of the schema; a property without a field has one of its own. */
  readonly problems: readonly Problem[];
  /** The server's title for the form, often the name of a class. */
  readonly title?: string;
  /** The server's explanation of the form. */
  readonly description?: string;
}

/**
 * Reads a `requestedSchema` of any protocol revision, or what generators make of one, into fields.
 * It never throws, never follows a network reference, and reads a bounded part of any schema (basic/index, 2026-07-28).
 */
export function readFields(requestedSchema: unknown): FieldsReading {
  return atOnce(readFieldSlices(requestedSchema, createAllowance()));
}

/** The same a slice at a time, with what is left to spend on the request. */
export function* readFieldSlices(
  requestedSchema: unknown,
  allowance: Allowance,
): Sliced<FieldsReading> {
  const form = yield* readForm(requestedSchema, allowance);
  const { properties, problems, texts } = form;
  const readings: FieldReading[] = [];
  for (const [index, property] of properties.entries()) {
    if (isTired(allowance)) yield;
    readings.push(yield* readField(property, `f${index}`, form));
    if (allowance.left < 0) return { fields: [], problems: [tooLarge("steps")] };
    if (allowance.options < 0) return { fields: [], problems: [tooLarge("options")] };
  }
  return {
    ...texts,
    fields: readings.flatMap(({ field }) => field ?? []),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
}
