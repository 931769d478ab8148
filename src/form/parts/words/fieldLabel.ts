import type { Field } from "../../../schema/field.js";
import { hasVisibleText } from "../../../schema/reading/keywordValues.js";

const longestLabel = 160;

/** The label of a field, in one line; empty if it has neither a title nor a name that shows. */
export function fieldLabel({ title, name }: Pick<Field, "title" | "name">): string {
  return clip(title ?? (hasVisibleText(name) ? nameInWords(name) : ""));
}

/** Whether the title is too long to be shown as a label. */
export function isLabelClipped({ title = "" }: Field): boolean {
  return clip(title) !== title;
}

/** Writes an identifier such as `firstName` or `first_name` as words; any other name as it is. */
function nameInWords(name: string): string {
  if (!/^[a-z][\w-]*$/i.test(name)) return name;
  const [first = "", ...more] = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[ _-]+/)
    .filter(Boolean);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...more.map(uncapitalise)].join(" ");
}

/** An abbreviation stays as it is. */
function uncapitalise(word: string): string {
  return /^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word;
}

function clip(text: string): string {
  const characters = [...text.slice(0, 2 * longestLabel + 2)];
  return characters.length > longestLabel
    ? `${characters.slice(0, longestLabel).join("").trimEnd()}…`
    : text;
}
