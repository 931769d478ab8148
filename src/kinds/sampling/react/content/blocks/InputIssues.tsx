"use client";

import type { ReactNode } from "react";
import { issueSentence } from "../../../../../form/parts/words/issueText.js";
import type { Issue } from "../../../../../schema/issue.js";
import { useVisibleText } from "../../../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../../../ui/useLocale.js";
import { useMessages } from "../../../../../ui/useMessages.js";

const mostIssues = 5;

/** The issues of a tool's input, by its own schema. Renders a `<ul>` element, or nothing. */
export function InputIssues({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { issues: words } = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  if (issues.length === 0) return null;
  const sentences = issues.slice(0, mostIssues).map(({ code, params, path }) => {
    const issue = issueSentence(words, locale, { code, params });
    const place = path.map((name) => visible(String(name))).join(" › ");
    return place === "" ? issue : words.at({ place, issue });
  });
  return (
    <ul role="status" className="mcp-form-error mcp-message-issues">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
