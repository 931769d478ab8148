import type { Entry } from "../model/entry.js";

/** The text that a text box shows of an entry. */
export function textOf(entry: Entry): string {
  return typeof entry === "string" ? entry : "";
}

/** Shows an entry in an element by its property alone: an attribute or a child is read by scripts, extensions and session replays. */
export function writeText(element: { value: string }, entry: Entry): void {
  const text = textOf(entry);
  if (element.value !== text) element.value = text;
}
