"use client";

import { useCallback } from "react";
import type { Field } from "../../../schema/field.js";
import { hasVisibleText } from "../../../schema/reading/keywordValues.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldWords } from "../../react/useFieldWords.js";
import { fieldLabel } from "./fieldLabel.js";

/**
 * Returns the label of a field: the app's own, or else the server's title or the property's name in words. A server's is hostile: show it
 * by `ServerText`.
 */
export function useFieldLabel(control: ElicitationFormStore, field: Field): string {
  return useFieldLabels(control)(field);
}

/** Returns a function that gives the label of a field. */
export function useFieldLabels(control: ElicitationFormStore): (field: Field) => string {
  const { label } = useFieldWords(control);
  const { unnamed } = useMessages().form;
  const { question } = control;
  return useCallback(
    (field) => {
      const own = label?.(field, question) ?? "";
      return hasVisibleText(own) ? own : fieldLabel(field) || unnamed;
    },
    [label, question, unnamed],
  );
}
