"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Host } from "../../../../host/host.js";
import { useHostSettings } from "../../../../react/HostContext.js";
import type { UrlInspection } from "../../../../safety/url/inspectUrl.js";
import { createUrlJudge, type UrlJudge } from "./createUrlJudge.js";
import type { ElicitationView } from "./viewElicitation.js";

/** The inspection of the address that an elicitation leads to. */
export interface UseUrlInspectionResult {
  /** The inspection; absent until it is known, and for a form. */
  readonly inspection: UrlInspection | undefined;
  /** Inspects it once more, where what does that could not be loaded. */
  readonly inspectAgain: () => void;
}

/** Inspects the address that an elicitation leads to, without opening it; everything that asks shares one inspection. */
export function useUrlInspection(elicitation: ElicitationView): UseUrlInspectionResult {
  const { host, inspector } = useHostSettings();
  const { id, session } = elicitation;
  const url = elicitation.visit ? elicitation.request.url : undefined;
  const judge = judgeOf(host, id);

  useEffect(() => {
    if (url !== undefined) judge.inspect({ url, session, host, inspector });
  }, [host, inspector, judge, session, url]);

  const inspection = useSyncExternalStore(judge.subscribe, judge.getState, judge.getState);
  return { inspection, inspectAgain: judge.inspectAgain };
}

const mostJudges = 50;
const judges = new WeakMap<Host, Map<string, UrlJudge>>();

/** One for each question, and no more than a person can have in sight. */
function judgeOf(host: Host, id: string): UrlJudge {
  const ofHost = judges.get(host) ?? new Map<string, UrlJudge>();
  judges.set(host, ofHost);
  const known = ofHost.get(id);
  if (known) return known;
  const [oldest] = ofHost.keys();
  if (oldest !== undefined && ofHost.size >= mostJudges) ofHost.delete(oldest);
  const judge = createUrlJudge();
  ofHost.set(id, judge);
  return judge;
}
