"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { Question } from "../host/question.js";
import { useHostSettings } from "../react/HostContext.js";
import { useHost } from "../react/useHost.js";
import type { Finding, Severity } from "../safety/finding.js";
import { summaryOf } from "./summaryOf.js";
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

const none: readonly Finding[] = [];

/** Findings, by what was inspected: a row that scrolls back into sight asks nobody again. */
const known = new WeakMap<object, readonly Finding[]>();

/** The findings about a request before it is opened; none until they are known. */
function useInboxFindings(question: Question): readonly Finding[] {
  const host = useHost();
  const settings = useHostSettings();
  const { inspector } = settings.safety;
  const { kinds } = settings.custom;
  const [inspected, setInspected] = useState<{
    readonly of: unknown;
    readonly findings: readonly Finding[];
  }>();
  const { request } = question;
  const kept = typeof request === "object" && request !== null && !inspector ? request : undefined;
  const before = kept && known.get(kept);

  useEffect(() => {
    if (before) return;
    let isCurrent = true;
    const inspect = async () => {
      const { inspect } = summaryOf(question, kinds);
      const findings = inspect ? await inspect(host, inspector).catch(() => unavailable) : none;
      if (kept && findings !== unavailable) known.set(kept, findings);
      if (isCurrent) setInspected({ of: request, findings });
    };
    void inspect();
    return () => {
      isCurrent = false;
    };
  }, [question, request, kept, before, host, inspector, kinds]);

  return before ?? (inspected && inspected.of === request ? inspected.findings : none);
}

const unavailable: readonly Finding[] = [
  { code: "inspection-unavailable", severity: "warning", path: [], params: { what: "form" } },
];
