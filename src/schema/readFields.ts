import type { Field } from "./field.js";
import type { Problem } from "./problem.js";
import { type FieldReading, readField } from "./readField.js";
import { readForm } from "./readForm.js";
import type { Work } from "./work.js";

/** A requested schema as a form: plain data throughout. */
export interface FieldsReading {
  /** One field for each property that can be shown, in the server's order. */
  readonly fields: readonly Field[];
  /** What is wrong with the schema; a property without a field has a problem of its own. */
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
  return readFieldsWithin(requestedSchema);
}

/** The same with as much work as is left. */
export function readFieldsWithin(requestedSchema: unknown, work?: Work): FieldsReading {
  const form = readForm(requestedSchema, work);
  const { properties, problems, texts } = form;
  const readings: FieldReading[] = [];
  for (const [index, property] of properties.entries()) {
    readings.push(readField(property, `f${index}`, form));
    if (form.work.left < 0) return tooLarge;
  }
  return {
    ...texts,
    fields: readings.flatMap(({ field }) => field ?? []),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
}

const tooLarge: FieldsReading = {
  fields: [],
  problems: [{ code: "too-large", path: [], params: {}, severity: "blocks" }],
};
