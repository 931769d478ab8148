import type { Field } from "../../schema/field.js";
import { chooseControl } from "../controls/chooseControl.js";

/** So many fields are rendered at once, or fewer where they have many options; the rest follow a moment later. */
const fieldsAtOnce = 40;
/** So many options weigh as much as a field. */
const optionsAField = 4;

/**
 * Cuts the fields of a form into slices that are rendered one after the other: how many fields there are after each. A
 * slice weighs as much as so many plain fields.
 */
export function slicesOf(
  fields: readonly Field[],
  atOnce: number = fieldsAtOnce,
): readonly number[] {
  const ends: number[] = [];
  let weight = 0;
  fields.forEach((field, index) => {
    weight += weightOf(field);
    if (weight < atOnce && index < fields.length - 1) return;
    ends.push(index + 1);
    weight = 0;
  });
  return ends;
}

/** A list that is searched holds the options in sight only. */
function weightOf(field: Field): number {
  const hasOptions = field.kind === "choice" || field.kind === "choices";
  return hasOptions && chooseControl(field) !== "listbox"
    ? 1 + field.options.length / optionsAField
    : 1;
}
