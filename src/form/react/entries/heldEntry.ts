import type { Field } from "../../../schema/field.js";
import { type Entry, startingEntry } from "../../model/entry.js";

/** Entries by field id, as react-hook-form holds them. */
export type FormValues = Record<string, Entry>;

/** The name of what nobody asks for. */
export const unasked = "unasked";

/** Writes an entry as react-hook-form holds it: inputs take no `null`, so where a field starts without a value, that is its blank. */
export function toHeld(field: Field, entry: Entry): Entry {
  return entry === null && startingEntry(field) === null ? blankOf(field) : entry;
}

/** Reads an entry from what react-hook-form holds. */
export function fromHeld(field: Field, held: Entry | undefined): Entry {
  if (held === undefined) return null;
  // Inputs that read a number themselves hold this for what is none.
  if (Number.isNaN(held)) return "NaN";
  const isBlank = held === "" || (Array.isArray(held) && held.length === 0);
  return isBlank && startingEntry(field) === null ? null : held;
}

function blankOf({ kind }: Field): Entry {
  if (kind === "boolean") return null;
  return kind === "choices" || kind === "list" ? [] : "";
}
