"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Host } from "../../../../host/host.js";
import type { Question } from "../../../../host/question.js";
import { useHostSettings } from "../../../../react/HostContext.js";
import { useHost } from "../../../../react/useHost.js";
import type { UrlInspection } from "../../../../safety/url/inspectUrl.js";
import type { ElicitRequest } from "../../../../wire/protocol/elicitRequest.js";
import { createUrlInspector, type UrlInspector } from "./createUrlInspector.js";

/** The inspection of the address that an elicitation leads to. */
export interface UseUrlInspectionResult {
  /** The inspection; absent until it is known, and for a form. */
  readonly inspection: UrlInspection | undefined;
  /** Inspects it once more, where what does that could not be loaded. */
  readonly inspectAgain: () => void;
}

/**
 * Inspects the address of an elicitation without opening it. All callers share one inspection.
 * @param elicitation A view of `useElicitation()`, or an object with the host's record.
 */
export function useUrlInspection({
  question: { id, session, request },
}: {
  readonly question: Question<ElicitRequest>;
}): UseUrlInspectionResult {
  const host = useHost();
  const { inspector } = useHostSettings().safety;
  const url = request.mode === "url" ? request.url : undefined;
  const held = inspectorOf(host, id);

  useEffect(() => {
    if (url !== undefined) held.inspect({ url, session, host, inspector });
  }, [host, inspector, held, session, url]);

  const inspection = useSyncExternalStore(held.subscribe, held.getState, held.getState);
  return { inspection, inspectAgain: held.inspectAgain };
}

const mostInspectors = 50;
const inspectors = new WeakMap<Host, Map<string, UrlInspector>>();

/** One for each question, and no more than a person can have in sight. */
function inspectorOf(host: Host, id: string): UrlInspector {
  const ofHost = inspectors.get(host) ?? new Map<string, UrlInspector>();
  inspectors.set(host, ofHost);
  const known = ofHost.get(id);
  if (known) return known;
  const [oldest] = ofHost.keys();
  if (oldest !== undefined && ofHost.size >= mostInspectors) ofHost.delete(oldest);
  const inspector = createUrlInspector();
  ofHost.set(id, inspector);
  return inspector;
}
