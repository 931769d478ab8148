"use client";

import type { ReactNode } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type { SamplingIssue } from "../../core/findResponseIssues.js";
import { laterParts } from "../lazyParts.js";

/** The props of `ResponseIssues`. */
export interface ResponseIssuesProps {
  readonly issues: readonly SamplingIssue[];
}

/** The issues that keep a response from being sent, spoken when they come; the words for them load with the first. Renders a `<div>` element. */
export function ResponseIssues({ issues }: ResponseIssuesProps): ReactNode {
  const { issues: words } = useMessages();
  const state = useChunk(laterParts);
  return (
    <div role="alert" className="mcp-form-summary">
      {state.status === "loaded" ? <state.value.IssueList issues={issues} /> : <p>{words.other}</p>}
    </div>
  );
}
