"use client";

import { useSyncExternalStore } from "react";
import type { Field } from "../../schema/field.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { useFieldWords } from "../react/useFieldWords.js";
import { fieldHint } from "./fieldHint.js";
import { ownText } from "./ownText.js";

/**
 * Writes the hint of a field: which values are valid, in the app's own words or the catalogue's, and who has the last word on
 * them. Empty where there is nothing to say.
 *
 * @param oneTap Whether two buttons answer the field: its hint then tells what is suggested.
 */
export function useFieldHint(control: ElicitationFormStore, field: Field, oneTap = false): string {
  const { unchecked, question } = control;
  const { form } = useMessages();
  const locale = useLocale();
  const own = useFieldWords(control).hint?.(field, question);
  const isUnchecked = () => unchecked.getState().has(field.id);
  const serverChecks = useSyncExternalStore(unchecked.subscribe, isUnchecked, isUnchecked);
  const isSuggested = oneTap && field.default !== undefined;
  const ours = own === undefined && !oneTap ? fieldHint(form, locale, field) : "";
  return [
    own ? ownText(own) : ours,
    isSuggested && form.suggested({ value: field.default === true ? form.yes : form.no }),
    !oneTap && serverChecks && form.serverChecks,
  ]
    .filter(Boolean)
    .join(" ");
}
