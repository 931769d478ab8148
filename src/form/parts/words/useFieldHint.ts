"use client";

import { useSyncExternalStore } from "react";
import { isolate } from "../../../messages/isolate.js";
import type { Field } from "../../../schema/field.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../ui/useLocale.js";
import { useMessages } from "../../../ui/useMessages.js";
import { optionLabels } from "../../controls/optionLabels.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldWords } from "../../react/useFieldWords.js";
import { fieldHint } from "./fieldHint.js";
import { ownText } from "./ownText.js";

/**
 * Writes the hint of a field: which values are valid, in the app's own words or the catalogue's, and who has the last word on
 * them. Empty where there is nothing to say.
 *
 * @param oneTap Whether buttons answer the field: its hint then states the suggestion.
 */
export function useFieldHint(control: ElicitationFormStore, field: Field, oneTap = false): string {
  const { unchecked, question } = control;
  const { form } = useMessages();
  const locale = useLocale();
  const own = useFieldWords(control).hint?.(field, question);
  const isUnchecked = () => unchecked.getState().has(field.id);
  const serverChecks = useSyncExternalStore(unchecked.subscribe, isUnchecked, isUnchecked);
  const visible = useVisibleText();
  const suggestion = (suggested: Field) => {
    if (suggested.kind !== "choice") return suggested.default === true ? form.yes : form.no;
    const place = suggested.options.findIndex(({ value }) => value === suggested.default);
    const label = optionLabels(suggested.options, form)[place];
    return label === undefined ? "" : isolate(visible(label));
  };
  const isSuggested = oneTap && field.default !== undefined;
  const ours = own === undefined && !oneTap ? fieldHint(form, locale, field) : "";
  return [
    own ? ownText(own) : ours,
    isSuggested && form.suggested({ value: suggestion(field) }),
    !oneTap && serverChecks && form.serverChecks,
  ]
    .filter(Boolean)
    .join(" ");
}
