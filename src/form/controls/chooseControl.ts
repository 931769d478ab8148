import type { Field, FieldOption, TextField } from "../../schema/field.js";
import { toLocalDateTime } from "./calendar/localDateTime.js";

/** The controls that come with the form. */
export type ControlName =
  | "text"
  | "multiline"
  | "date"
  | "date-time"
  | "number"
  | "checkbox"
  | "yes-no"
  | "radios"
  | "select"
  | "checkboxes"
  | "listbox"
  | "list"
  | "json";

/** Up to this many options are shown at once. */
const fewOptions = 4;

/** Up to this many where the server describes them: a list that opens has no room for that. */
const fewDescribed = 6;

/** From this many options on, a filter is worth its weight. */
const manyOptions = 100;

/** A browser takes about 25 ms to lay out this many lines of one text area. */
const manyLines = 2_000;

const groups: readonly ControlName[] = ["yes-no", "radios", "checkboxes", "list"];

/** Chooses our own control for a field. */
export function chooseControl(field: Field): ControlName {
  switch (field.kind) {
    case "text":
      return textControl(field);
    case "boolean":
      return field.default === undefined ? "yes-no" : "checkbox";
    case "choice":
      if (isFew(field.options)) return "radios";
      return field.options.length < manyOptions ? "select" : "listbox";
    case "choices":
      return field.options.length < manyOptions ? "checkboxes" : "listbox";
    default:
      return field.kind;
  }
}

/** Whether a control is a group of controls, which a `<label>` cannot name. */
export function isGroup(control: ControlName): boolean {
  return groups.includes(control);
}

/** Whether a text has more lines than one text area should hold. */
export function hasManyLines(text = ""): boolean {
  return text.length > manyLines && text.split("\n", manyLines + 1).length > manyLines;
}

function isFew(options: readonly FieldOption[]): boolean {
  const isDescribed = options.some(({ description }) => description !== undefined);
  return options.length <= (isDescribed ? fewDescribed : fewOptions);
}

function textControl({ format, multiline, default: suggested }: TextField): ControlName {
  const isDate = format === "date" || format === "date-time";
  if (!isDate) return multiline ? "multiline" : "text";
  return suggested === undefined || hasPickerValue(format, suggested) ? format : "text";
}

/** Whether a native picker can show a suggestion: none has a year 0 or a leap second. */
function hasPickerValue(format: "date" | "date-time", suggested: string): boolean {
  return format === "date"
    ? !suggested.startsWith("0000")
    : toLocalDateTime(suggested) !== undefined;
}
