"use client";

import type { ReactNode } from "react";
import type { SamplingIssue } from "../../../core/findResponseIssues.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { useSamplingIssueText } from "./useSamplingIssueText.js";

const mostIssues = 10;

/** The props of `IssueList`. */
export interface IssueListProps {
  /** The issues; paths begin at the content of the response. */
  readonly issues: readonly SamplingIssue[];
}

/** The issues that keep a response from being sent, in plain words. Renders a `<p>` and a `<ul>` element. */
export function IssueList({ issues }: IssueListProps): ReactNode {
  const words = useSamplingBlockMessages();
  const textOf = useSamplingIssueText();
  const sentences = [...new Set(issues.slice(0, mostIssues).map(textOf))];
  return (
    <>
      <p className="mcp-form-summary-title">{words.issues({ count: issues.length })}</p>
      <ul className="mcp-form-summary-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
