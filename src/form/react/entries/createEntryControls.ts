import type { UseFormReturn } from "react-hook-form";
import type { Field } from "../../../schema/field.js";
import type { Entry } from "../../model/entry.js";
import type { FormIssue } from "../../model/formIssue.js";
import type { FocusTarget } from "../elicitationFormStore.js";
import { type FormValues, fromHeld } from "./heldEntry.js";

/** The controls of a form's fields, as far as they are on the page. */
export interface EntryControls {
  /** Registers a field's control, which is written into where it can be; `null` when it goes. */
  attach(field: Field, control: FocusTarget | null): void;
  /** Registers all of them once more. */
  attachAnew(fields: readonly Field[]): void;
  /** Writes an entry into a field's control, where it is there and takes one. */
  write(field: Field, entry: Entry): void;
  /** Reads values that controls hold and that no event reported. */
  read(): void;
}

/** Makes the {@link EntryControls} of a form; what react-hook-form writes into one removes its parse error. */
export function createEntryControls(
  form: Pick<UseFormReturn<FormValues>, "register" | "getValues">,
  parseErrors: Map<string, FormIssue>,
): EntryControls {
  const controls = new Map<string, FocusTarget>();

  const attach: EntryControls["attach"] = (field, control) => {
    const { ref } = form.register(field.id);
    if (!control) {
      controls.delete(field.id);
      return ref(null);
    }
    let isAttached = false;
    // With a type of its own, react-hook-form reads and writes it by its value alone.
    ref({
      type: "entry",
      focus: () => control.focus(),
      get value() {
        return form.getValues(field.id);
      },
      set value(held) {
        if (isAttached) parseErrors.delete(field.id);
        control.write?.(fromHeld(field, held));
      },
    });
    isAttached = true;
    controls.set(field.id, control);
  };

  return {
    attach,
    attachAnew(fields) {
      for (const field of fields) attach(field, controls.get(field.id) ?? null);
    },
    write: (field, entry) => controls.get(field.id)?.write?.(entry),
    read() {
      for (const control of controls.values()) control.read?.();
    },
  };
}
