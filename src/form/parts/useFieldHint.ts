"use client";

import { useSyncExternalStore } from "react";
import type { Field } from "../../schema/field.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { fieldHint } from "./fieldHint.js";

/** Writes the hint of a field: which values are valid, and who has the last word on them. */
export function useFieldHint(
  { unchecked }: ElicitationFormStore,
  field: Field,
  oneTap: boolean,
): string {
  const { form } = useMessages();
  const locale = useLocale();
  const isUnchecked = () => unchecked.getState().has(field.id);
  const serverChecks = useSyncExternalStore(unchecked.subscribe, isUnchecked, isUnchecked);
  if (oneTap) {
    if (field.default === undefined) return "";
    return form.suggested({ value: field.default === true ? form.yes : form.no });
  }
  const hint = fieldHint(form, locale, field);
  return serverChecks ? `${hint} ${form.serverChecks}`.trimStart() : hint;
}
