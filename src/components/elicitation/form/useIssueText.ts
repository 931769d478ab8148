"use client";

import type { FormIssue } from "../../../elicitation/form/formIssue.js";
import type { Field } from "../../../schema/field.js";
import { useMessages } from "../../shared/useMessages.js";
import { issueText } from "./issueText.js";
import { useLocale } from "./useLocale.js";

const mostSentences = 3;

/** Returns a function that says in plain words what is wrong with a field. */
export function useIssueText(): (field: Field, found: readonly FormIssue[]) => string {
  const { issues } = useMessages();
  const locale = useLocale();
  return (field, found) => {
    const sentences = found.map((issue) => issueText(issues, locale, field, issue));
    return [...new Set(sentences)].slice(0, mostSentences).join(" ");
  };
}
