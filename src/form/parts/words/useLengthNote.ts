"use client";

import type { Field } from "../../../schema/field.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldState } from "../../react/useFieldState.js";
import { countHint } from "./countHint.js";
import { lengthNote } from "./lengthNote.js";
import { shownText } from "./shownText.js";

/** Writes the note on the length of what a field holds; empty far from its limits, and where nobody has typed. */
export function useLengthNote(control: ElicitationFormStore, field: Field): string {
  const { form } = useMessages();
  const note = useFieldState(control, field, () =>
    control.isChanged(field) ? lengthNote(field, shownText(control.entryOf(field))) : undefined,
  );
  if (note === undefined || field.kind !== "text") return "";
  const { minLength: min, maxLength: max } = field;
  if (typeof note === "number") return form.charactersLeft({ count: note });
  if (min === max) return countHint(form, "length", { min, max });
  return countHint(form, "length", note === "short" ? { min } : { max });
}
