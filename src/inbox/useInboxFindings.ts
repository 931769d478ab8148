"use client";

import { useEffect, useState } from "react";
import type { Question } from "../host/question.js";
import { useHostSettings } from "../react/HostContext.js";
import { useHost } from "../react/useHost.js";
import type { Finding } from "../safety/finding.js";
import { summaryOf } from "./summaryOf.js";

const none: readonly Finding[] = [];

/** Findings, by what was inspected: a row that scrolls back into sight asks nobody again. */
const known = new WeakMap<object, readonly Finding[]>();

/** The findings about a request before it is opened; none until they are known. */
export function useInboxFindings(question: Question): readonly Finding[] {
  const host = useHost();
  const { inspector, kinds } = useHostSettings();
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
