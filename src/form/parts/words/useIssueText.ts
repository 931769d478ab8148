"use client";

import { useCallback } from "react";
import type { Field } from "../../../schema/field.js";
import { useLocale } from "../../../ui/useLocale.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { FormIssue } from "../../model/formIssue.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldWords } from "../../react/useFieldWords.js";
import { issueText } from "./issueText.js";

const mostSentences = 3;

/** Returns a function that says in plain words what is wrong with a field: in the app's own, or else the catalogue's. */
export function useIssueText(
  control: ElicitationFormStore,
): (field: Field, issues: readonly FormIssue[]) => string {
  const { issues } = useMessages();
  const locale = useLocale();
  const { issue: own } = useFieldWords(control);
  const { question } = control;
  return useCallback(
    (field, found) => {
      const sentences = found.map((issue) =>
        issueText(issues, locale, field, issue, own?.(issue, field, question)),
      );
      return [...new Set(sentences)].slice(0, mostSentences).join(" ");
    },
    [issues, locale, own, question],
  );
}
