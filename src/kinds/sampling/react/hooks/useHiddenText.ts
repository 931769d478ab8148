"use client";

import { useEffect, useState } from "react";
import { useHostSettings } from "../../../../react/HostContext.js";
import { useHost } from "../../../../react/useHost.js";
import type { Finding } from "../../../../safety/finding.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import { loadParts } from "../lazyParts.js";

const none: readonly Finding[] = [];

/** Explains what the texts that a model would read hide; empty until that is known, a moment after the request appears. */
export function useHiddenText(request: CreateMessageRequest): readonly Finding[] {
  const host = useHost();
  const { inspector } = useHostSettings();
  const [known, setKnown] = useState<{ of: CreateMessageRequest; findings: readonly Finding[] }>();

  useEffect(() => {
    let isCurrent = true;
    const inspect = async () => {
      const { inspectForHost, textsOfRequest } = await loadParts();
      const findings = await inspectForHost(textsOfRequest(request), host, inspector);
      if (isCurrent) setKnown({ of: request, findings });
    };
    inspect().catch(() => {
      const findings = [
        {
          code: "inspection-unavailable",
          severity: "warning",
          path: [],
          params: { what: "form" },
        } satisfies Finding,
      ];
      if (isCurrent) setKnown({ of: request, findings });
    });
    return () => {
      isCurrent = false;
    };
  }, [host, request, inspector]);

  return known?.of === request ? known.findings : none;
}
