import type { Field } from "../../../schema/field.js";
import { chooseControl } from "../../controls/chooseControl.js";

/** The number of plain fields in a group, or the same weight. */
const fieldsInGroup = 20;
/** The number of options that weigh as much as a field. */
const optionsAField = 4;
/** The number of characters of a suggestion that weigh as much as a field. */
const charactersAField = 1_000;
/** The number of lines of a suggestion that weigh as much as a field. */
const linesAField = 25;
/** The number of characters of suggested JSON that weigh as much as a field: JSON may become fields. */
const jsonAField = 100;
/** The number of items of a suggestion that weigh as much as a field. */
const itemsAField = 3;

/** From this weight on, a form is in groups: the first is there at once, the others a moment later. */
const longForm = 40;
/** From this weight on, groups far from the window are not in the page. */
const veryLongForm = 100;

/** Whether a form renders its fields in groups, and whether only groups near the window are in the page. */
export interface FormLength {
  readonly isLong: boolean;
  readonly isVeryLong: boolean;
}

/** Finds how long a form is: by the number of its fields and by the size of all its suggestions. */
export function lengthOf(fields: readonly Field[]): FormLength {
  const weight = fields.reduce((sum, field) => sum + 1 + weightOfSuggestion(field), 0);
  return { isLong: weight >= longForm, isVeryLong: weight >= veryLongForm };
}

/** Cuts the fields of a long form into groups, each as heavy as twenty plain fields. */
export function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  let weight = fieldsInGroup;
  for (const field of fields) {
    const next = weightOf(field);
    const isFull = weight >= fieldsInGroup || (next > fieldsInGroup && weight > 0);
    if (isFull) {
      groups.push([]);
      weight = 0;
    }
    groups.at(-1)?.push(field);
    weight += next;
  }
  return groups;
}

/** A list that is searched has only the options near the window. */
function weightOf(field: Field): number {
  const hasOptions = field.kind === "choice" || field.kind === "choices";
  const hasAll = hasOptions && chooseControl(field) !== "listbox";
  return 1 + (hasAll ? field.options.length / optionsAField : 0) + weightOfSuggestion(field);
}

function weightOfSuggestion(field: Field): number {
  if (field.default === undefined) return 0;
  if (field.kind === "list") return Math.floor(field.default.length / itemsAField);
  if (field.kind === "json") return Math.floor(JSON.stringify(field.default).length / jsonAField);
  if (field.kind !== "text") return 0;
  const { default: text } = field;
  return Math.floor(text.length / charactersAField) + Math.floor(linesOf(text) / linesAField);
}

/** Counts the line breaks of a text, up to those that fill a group. */
function linesOf(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0 && lines < fieldsInGroup * linesAField; lines += 1)
    at = text.indexOf("\n", at + 1);
  return lines;
}
