import type { Field } from "../../../schema/field.js";
import { type Entry, isSameEntry } from "../../model/entry.js";
import type { Origins } from "./createOrigins.js";
import { type FormValues, fromHeld } from "./heldEntry.js";

/** Notes of the values that the fields of a form are known to hold. */
export interface HeldNotes {
  /** Notes what a field holds now: `isTyped` where it was entered just now. */
  readonly note: (field: Field, value: Entry | undefined, isTyped: boolean) => void;
  /** Notes what all fields hold now. Returns those that held something else before. */
  readonly noteAll: (values: FormValues) => readonly Field[];
}

/** Makes the notes of a form that starts with these values, and tells the origins of what becomes of them. */
export function createHeldNotes(
  fields: readonly Field[],
  startingValues: FormValues,
  origins: Pick<Origins, "note">,
): HeldNotes {
  const held = new Map(Object.entries(startingValues));
  const note: HeldNotes["note"] = (field, value, isTyped) => {
    held.set(field.id, value ?? null);
    origins.note(field, fromHeld(field, value), isTyped);
  };
  return {
    note,
    noteAll(values) {
      const moved = fields.filter(
        ({ id }) => !isSameEntry(held.get(id) ?? null, values[id] ?? null),
      );
      for (const field of moved) note(field, values[field.id], false);
      return moved;
    },
  };
}
