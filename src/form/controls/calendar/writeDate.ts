import type { Entry } from "../../model/entry.js";
import { textOf } from "../writeText.js";
import { toLocalDateTime } from "./localDateTime.js";

/** Shows a day in a native picker. */
export function writeDate(element: HTMLInputElement, entry: Entry): void {
  const text = textOf(entry);
  // Half a date has no value, and has to go as well.
  if (element.value !== text || element.validity.badInput) element.value = text;
}

/** Shows an instant in a native picker, in the person's own time zone. */
export function writeDateTime(element: HTMLInputElement, entry: Entry): void {
  const local = toLocalDateTime(textOf(entry)) ?? "";
  if (/:\d\d:/.test(local)) element.step = "any";
  writeDate(element, local);
}
