import type { Field } from "../../schema/field.js";
import { chooseControl } from "../controls/chooseControl.js";
import type { FormControlName } from "./formField.js";

/** Chooses the plain element for a field. */
export function plainControl(field: Field): FormControlName {
  switch (chooseControl(field)) {
    case "multiline":
    case "list":
    case "json":
      return "textarea";
    case "checkbox":
      return "checkbox";
    case "yes-no":
    case "radios":
      return "radios";
    case "select":
      return "select";
    case "checkboxes":
      return "checkboxes";
    case "listbox":
      return field.kind === "choice" ? "select" : "checkboxes";
    default:
      return "input";
  }
}

/** Whether a control is a group of inputs. */
export function isPlainGroup(control: FormControlName): boolean {
  return control === "radios" || control === "checkboxes";
}
