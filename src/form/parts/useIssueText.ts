"use client";

import { useCallback } from "react";
import type { Field } from "../../schema/field.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import type { FormIssue } from "../model/formIssue.js";
import { issueText } from "./issueText.js";

const mostSentences = 3;

/** Returns a function that says in plain words what is wrong with a field. */
export function useIssueText(): (field: Field, found: readonly FormIssue[]) => string {
  const { issues } = useMessages();
  const locale = useLocale();
  return useCallback(
    (field, found) => {
      const sentences = found.map((issue) => issueText(issues, locale, field, issue));
      return [...new Set(sentences)].slice(0, mostSentences).join(" ");
    },
    [issues, locale],
  );
}
