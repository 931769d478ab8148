import type { Field } from "../../../schema/field.js";
import type { Entry } from "../../model/entry.js";
import type { ParseErrorCode } from "../../model/formIssue.js";
import type { ElicitationFormStore, FocusTarget } from "../elicitationFormStore.js";

/** Ties a control to its field without rendering it: the control holds what is typed, the form hears of it and writes into it. */
export interface EntryBinding {
  /** The entry that the field holds now. */
  readonly get: () => Entry;
  /** Takes what the person typed or chose; `parseError` says what keeps it from being a value. */
  readonly take: (entry: Entry, parseError?: ParseErrorCode) => void;
  /** Takes the control, and writes the field's entry into it; `null` when the control goes. */
  readonly attach: (target: FocusTarget | null) => void;
  /** Hears of changes to the entry. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the binding of one field. */
export function bindEntry(control: ElicitationFormStore, field: Field): EntryBinding {
  return {
    get: () => control.entryOf(field),
    take: (entry, parseError) => control.takeEntry(field, entry, parseError),
    attach: (target) => control.setTarget(field, target),
    subscribe: (listener) => control.subscribe(listener, field),
  };
}
