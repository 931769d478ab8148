import type { Draft } from "../../host/command.js";
import type { Field } from "../../schema/field.js";
import { type Entry, isSameEntry, readEntry, startingEntry } from "./entry.js";

/** Collects the entries by property name: only those that differ from the server's suggestions. */
export function writeDraft(
  fields: readonly Field[],
  entryOf: (field: Field) => Entry,
  isSensitive: (field: Field) => boolean,
): Draft {
  const typed = fields.filter(
    (field) => !isSensitive(field) && !isSameEntry(entryOf(field), startingEntry(field)),
  );
  return Object.fromEntries(typed.map((field) => [field.name, entryOf(field)]));
}

/** The entries that a draft holds, by field id; what does not fit its field is left out. */
export function readDraft(
  fields: readonly Field[],
  draft: unknown,
): Readonly<Record<string, Entry>> {
  if (typeof draft !== "object" || draft === null) return {};
  const kept = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const entry = kept.has(field.name) ? readEntry(field, kept.get(field.name)) : undefined;
      return entry === undefined ? [] : [[field.id, entry]];
    }),
  );
}
