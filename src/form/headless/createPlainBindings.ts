import type { Field } from "../../schema/field.js";
import { contentOf } from "../controls/useWritten.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import type { FormElement, FormInputProps } from "./formField.js";
import { readPlain, writePlain } from "./plainEntry.js";

/** The handlers that tie an element to its field; the same for as long as the form lasts. */
export type PlainBinding = Pick<FormInputProps, "ref" | "onChange" | "onBlur">;

/**
 * Returns the function that gives the binding of each field of a form. A masked field has another binding: its element changes
 * its type, which may empty it, so the entry is written again.
 */
export function createPlainBindings(
  control: ElicitationFormStore,
  locale: string,
): (field: Field, isMasked: boolean) => PlainBinding {
  const bindings = new Map<string, PlainBinding>();
  return (field, isMasked) => {
    const key = `${isMasked} ${field.id}`;
    const known = bindings.get(key) ?? bind(control, field, locale);
    bindings.set(key, known);
    return known;
  };
}

function bind(control: ElicitationFormStore, field: Field, locale: string): PlainBinding {
  let known = "";
  const take = (element: FormElement) => {
    known = contentOf(element);
    const present = control.entryOf(field);
    const { entry, parseError } = readPlain(field, element, { present, locale });
    control.takeEntry(field, entry, parseError);
  };
  return {
    ref(element) {
      if (!element) return control.setTarget(field, null);
      // The form says what is wrong: a browser's own bubbles would stop the submit before that.
      if (element.form) element.form.noValidate = true;
      control.setTarget(field, {
        focus: () => focusOn(element),
        write(entry) {
          writePlain(field, element, entry, locale);
          known = contentOf(element);
        },
        // Password managers and phones fill in without an event.
        read() {
          if (contentOf(element) !== known) take(element);
        },
      });
    },
    onChange: ({ currentTarget }) => take(currentTarget),
    onBlur({ currentTarget }) {
      if (currentTarget.validity.badInput) take(currentTarget);
      const { onBlur } = control.form.register(field.id);
      // It takes the value of the event's target for that of the field, also at a blur.
      const value = control.form.getValues(field.id);
      void onBlur({ type: "blur", target: { name: field.id, value } });
    },
  };
}

function focusOn(element: FormElement): void {
  const isGroup = element instanceof HTMLFieldSetElement;
  const inner =
    isGroup && (element.querySelector("input:checked") ?? element.querySelector("input"));
  if (inner instanceof HTMLInputElement) inner.focus();
  else element.focus();
}
