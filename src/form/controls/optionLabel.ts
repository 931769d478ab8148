import type { FieldOption } from "../../schema/field.js";
import { beginningOf } from "../../ui/beginningOf.js";

/** So much of it is shown: nobody chooses by more. */
const longest = 500;

/** The label of an option: the beginning of the server's title, or of the value that is sent. */
export function optionLabel({ title, value }: FieldOption): string {
  const label = title ?? String(value);
  return label.length > longest ? `${beginningOf(label, longest)}…` : label;
}
