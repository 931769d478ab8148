import type { Field } from "../../../schema/field.js";
import { readNumberText } from "../../controls/text/numberText.js";
import type { Entry } from "../../model/entry.js";
import { fromHeld } from "./heldEntry.js";

/** Reads entries from what react-hook-form holds under a field's id. */
export interface EntryReader {
  /** The entry of a field. */
  readonly get: (field: Field) => Entry;
  /** Reads numbers that inputs of an app's own hold as text, as this language writes them. */
  readonly readNumbersIn: (locale: string) => void;
}

/** Makes an {@link EntryReader}. */
export function createEntryReader(heldBy: (id: string) => Entry | undefined): EntryReader {
  let locale = "en";
  return {
    get(field) {
      const entry = fromHeld(field, heldBy(field.id));
      if (field.kind !== "number" || typeof entry !== "string") return entry;
      return readNumberText(entry, { integer: field.integer, locale }).entry;
    },
    readNumbersIn(tag) {
      locale = tag;
    },
  };
}
