import type { Entry } from "../../model/entry.js";

/** The text that a field's boxes show of an entry; empty where they show none. */
export function shownText(entry: Entry): string {
  if (typeof entry === "string") return entry;
  return Array.isArray(entry) ? entry.join("\n") : "";
}
