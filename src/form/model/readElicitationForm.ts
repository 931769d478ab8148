import type { ChoiceField, Field } from "../../schema/field.js";
import { isSupportedValue } from "../../schema/isSupportedValue.js";
import type { Problem } from "../../schema/problem.js";
import { readFieldSlices } from "../../schema/reading/readFields.js";
import { type Allowance, createAllowance } from "../../wire/protocol/allowance.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";

/** One thing that is wrong with what a server asks for, as data. */
export interface FormProblem extends Omit<Problem, "code"> {
  /** The code of the problem; `"unsupported"` if the connection to the server cannot carry such an answer. */
  readonly code: Problem["code"] | "unsupported";
}

/** A requested schema as a form that this connection can answer. */
export interface ElicitationFormReading {
  /** The fields to show, in the server's order. */
  readonly fields: readonly Field[];
  /** The problems of the request; a property that cannot be shown is named here. */
  readonly problems: readonly FormProblem[];
  /** Whether any accept can be valid; without it, only decline and cancel are left. */
  readonly answerable: boolean;
  /**
   * The size of the form: only a confirmation (`"confirm"`), one yes or no (`"yes-no"`), one choice of two or three short
   * options (`"choice"`), or a form.
   */
  readonly shape: "confirm" | "yes-no" | "choice" | "form";
  /** The server's title for the form. */
  readonly title?: string;
  /** The server's explanation of the form. */
  readonly description?: string;
}

/** The readings made before: the host, the form and the inbox all ask, and a form may be long. */
const known = new WeakMap<JsonObject, Map<boolean, ElicitationFormReading>>();

/** Reads what a server asks for; `tapped` says whether the connection carries `null` and nested values. */
export function readElicitationForm(
  requestedSchema: JsonObject,
  tapped: boolean,
  allowance: Allowance = createAllowance(),
): ElicitationFormReading {
  return atOnce(readFormSlices(requestedSchema, tapped, allowance));
}

/** Whether it was read before, so that reading it costs nothing. */
export function isFormRead(requestedSchema: JsonObject, tapped: boolean): boolean {
  return known.get(requestedSchema)?.has(tapped) ?? false;
}

/** The same a slice at a time; what was read once is there at once. */
export function* readFormSlices(
  requestedSchema: JsonObject,
  tapped: boolean,
  allowance: Allowance,
): Sliced<ElicitationFormReading> {
  const readings = known.get(requestedSchema) ?? new Map<boolean, ElicitationFormReading>();
  known.set(requestedSchema, readings);
  const reading = readings.get(tapped) ?? (yield* read(requestedSchema, tapped, allowance));
  readings.set(tapped, reading);
  return reading;
}

function* read(
  requestedSchema: JsonObject,
  tapped: boolean,
  allowance: Allowance,
): Sliced<ElicitationFormReading> {
  const reading = yield* readFieldSlices(requestedSchema, allowance);
  const { fields: all, problems: found, ...texts } = reading;
  const fields = all.flatMap((field) => (tapped ? field : (withCarriedOptions(field) ?? [])));
  const shown = new Set(fields.map(({ id }) => id));
  const unsupported = all.filter(({ id }) => !shown.has(id)).map(unsupportedProblem);
  const problems: readonly FormProblem[] = [...found, ...unsupported];
  return {
    ...texts,
    fields,
    problems,
    answerable: !problems.some(({ severity }) => severity === "blocks"),
    shape: shapeOf(fields),
  };
}

/** The field with only those options that both SDKs carry; `undefined` if they carry no value of it at all. */
function withCarriedOptions(field: Field): Field | undefined {
  if (field.carriage === "tap") return undefined;
  if (field.kind === "choice")
    return { ...field, options: field.options.filter(({ value }) => isSupportedValue(value)) };
  if (field.kind === "choices")
    return { ...field, options: field.options.filter(({ value }) => isSupportedValue([value])) };
  return field;
}

function unsupportedProblem({ name, required }: Field): FormProblem {
  return { code: "unsupported", path: [name], params: {}, severity: required ? "blocks" : "hides" };
}

function shapeOf([first, ...more]: readonly Field[]): ElicitationFormReading["shape"] {
  if (!first) return "confirm";
  if (more.length > 0) return "form";
  if (first.kind === "boolean") return "yes-no";
  return first.kind === "choice" && fitsButtons(first) ? "choice" : "form";
}

const mostButtons = 3;
const longestLabel = 40;

/** Whether a button for each option shows all of it: short labels on one line, no two alike, no descriptions. */
function fitsButtons({ options }: ChoiceField): boolean {
  const labels = new Set(options.map(({ title, value }) => title ?? String(value)));
  return (
    options.length > 1 &&
    options.length <= mostButtons &&
    labels.size === options.length &&
    options.every(({ description }) => description === undefined) &&
    [...labels].every(
      (label) =>
        /\S/u.test(label) && label.length <= longestLabel && !/[\n\r\u2028\u2029]/u.test(label),
    )
  );
}
