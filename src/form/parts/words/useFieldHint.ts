"use client";

import { useSyncExternalStore } from "react";
import { isolate } from "../../../messages/isolate.js";
import type { Field } from "../../../schema/field.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../ui/useLocale.js";
import { useMessages } from "../../../ui/useMessages.js";
import { optionLabel } from "../../controls/optionLabel.js";
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
    const option = suggested.options.find(({ value }) => value === suggested.default);
    return option ? isolate(visible(optionLabel(option))) : "";
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
