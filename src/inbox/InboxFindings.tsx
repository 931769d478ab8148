"use client";

import type { ReactNode } from "react";
import type { Question } from "../host/question.js";
import type { Finding, Severity } from "../safety/finding.js";
import { useInboxFindings } from "./useInboxFindings.js";
import { useInboxMessages } from "./useInboxMessages.js";

const grades: readonly Severity[] = ["notice", "warning", "danger", "refuse"];

/** Tells how much there is to know about a request before it is opened. Renders a `<span>` element, or nothing. */
export function InboxFindings({ question }: { readonly question: Question }): ReactNode {
  const { findings: say } = useInboxMessages();
  const findings = useInboxFindings(question);
  const severity = gravest(findings);
  if (!severity) return null;
  const tone = severity === "notice" ? "plain" : severity === "warning" ? "warning" : "danger";
  return (
    <span className="mcp-badge" data-tone={tone} data-severity={severity}>
      {say({ count: findings.length, severity })}
    </span>
  );
}

function gravest(findings: readonly Finding[]): Severity | undefined {
  return grades.findLast((grade) => findings.some(({ severity }) => severity === grade));
}
