import type { Field } from "../../schema/field.js";
import { toInstant } from "../controls/calendar/localDateTime.js";
import { writeDate, writeDateTime } from "../controls/calendar/writeDate.js";
import { readNumberText, writeNumber } from "../controls/text/numberText.js";
import { writeText } from "../controls/writeText.js";
import type { Entry } from "../model/entry.js";
import type { ParseErrorCode } from "../model/formIssue.js";
import type { FormElement } from "./formField.js";

/** The text of an element, with the reason if it is no value yet. */
export interface PlainReading {
  readonly entry: Entry;
  readonly parseError?: ParseErrorCode;
}

/** Reads the entry of a field from the element that changed; `present` is the entry before. */
export function readPlain(
  field: Field,
  element: FormElement,
  { present, locale }: { readonly present: Entry; readonly locale: string },
): PlainReading {
  const inputs = inputsOf(element);
  const chosen = inputs.filter(({ checked }) => checked).map(({ value }) => value);
  const value = element instanceof HTMLFieldSetElement ? (chosen[0] ?? "") : element.value;
  switch (field.kind) {
    case "boolean":
      if (element instanceof HTMLInputElement && element.type === "checkbox")
        return { entry: element.checked };
      return { entry: value === "" ? null : value === "true" };
    case "number":
      return readNumberText(value, { integer: field.integer, locale });
    case "choice":
      return { entry: value === "" ? null : value };
    case "choices": {
      if (element instanceof HTMLFieldSetElement) return { entry: chosen };
      const others = Array.isArray(present) ? present.filter((key) => key !== value) : [];
      const isChosen = element instanceof HTMLInputElement && element.checked;
      return { entry: isChosen ? [...others, value] : others };
    }
    case "list":
      return { entry: value === "" ? [] : value.split("\n") };
    case "text":
      return element instanceof HTMLInputElement ? readText(element) : { entry: value };
    case "json":
      return { entry: value };
  }
}

function readText({ type, value, validity }: HTMLInputElement): PlainReading {
  if (type !== "date" && type !== "datetime-local") return { entry: value };
  // A date that is half filled in has no value, yet the user sees it.
  if (validity.badInput) return { entry: null, parseError: "incomplete" };
  if (value === "") return { entry: null };
  return { entry: type === "date" ? value : toInstant(value) };
}

/** Shows an entry in a field's element. */
export function writePlain(field: Field, element: FormElement, entry: Entry, locale: string): void {
  if (element instanceof HTMLFieldSetElement) choose(element, entry);
  else if (field.kind === "list")
    writeText(element, Array.isArray(entry) ? entry.join("\n") : null);
  else if (!(element instanceof HTMLInputElement)) writeText(element, entry);
  else if (field.kind === "boolean") element.checked = entry === true;
  else if (field.kind === "number") writeNumber(element, entry, { integer: field.integer, locale });
  else if (element.type === "date") writeDate(element, entry);
  else if (element.type === "datetime-local") writeDateTime(element, entry);
  else writeText(element, entry);
}

function choose(group: HTMLFieldSetElement, entry: Entry): void {
  const keys = Array.isArray(entry) ? entry : [String(entry ?? "")];
  for (const input of inputsOf(group)) input.checked = keys.includes(input.value);
}

function inputsOf(element: FormElement): readonly HTMLInputElement[] {
  return element instanceof HTMLFieldSetElement ? [...element.querySelectorAll("input")] : [];
}
