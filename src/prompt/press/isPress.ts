import { isTextField } from "../textField.js";

/** Whether a key would press something, rather than write. */
export function isPress({ key, target }: React.KeyboardEvent): boolean {
  if (key !== "Enter" && key !== " ") return false;
  if (target instanceof HTMLInputElement) return key === "Enter" || target.selectionStart === null;
  return !(target instanceof Element && isTextField(target));
}
