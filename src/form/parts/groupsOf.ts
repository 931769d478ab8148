import type { Field } from "../../schema/field.js";
import { chooseControl } from "../controls/chooseControl.js";

/** So many plain fields come together. */
const fieldsInGroup = 20;
/** So many options weigh as much as a field. */
const optionsAField = 4;

/** Cuts the fields of a long form into groups: each weighs as much as so many plain fields. */
export function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  let weight = fieldsInGroup;
  for (const field of fields) {
    if (weight >= fieldsInGroup) {
      groups.push([]);
      weight = 0;
    }
    groups.at(-1)?.push(field);
    weight += weightOf(field);
  }
  return groups;
}

/** A list that is searched holds the options in sight only. */
function weightOf(field: Field): number {
  const hasOptions = field.kind === "choice" || field.kind === "choices";
  return hasOptions && chooseControl(field) !== "listbox"
    ? 1 + field.options.length / optionsAField
    : 1;
}
