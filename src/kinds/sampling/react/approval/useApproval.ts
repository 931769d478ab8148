"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useHost } from "../../../../react/useHost.js";
import { useHostValue } from "../../../../react/useHostValue.js";
import { useSession } from "../../../../react/useSession.js";
import { partialKey } from "../../core/samplingKeys.js";
import { createApproval } from "./createApproval.js";
import type { SamplingApproval } from "./samplingApproval.js";
import { openSamplingDraft } from "./samplingDraft.js";
import type { SamplingView } from "./samplingViews.js";
import { useSamplingSettings } from "./useSamplingSettings.js";

/** The pause in typing before the host inspects the draft, in milliseconds. It inspects again whatever it sends. */
const pause = 400;

const never = () => () => {};
const nothing = () => undefined;

/** The request of a view with its draft and its actions. */
export interface UseApprovalResult<Sampling> {
  readonly sampling: Sampling;
  /** Counts the changes from outside a field. */
  readonly resets: number;
}

/** Returns the request of a view with its draft and its actions. */
export function useApproval(view: SamplingView): UseApprovalResult<SamplingApproval>;
export function useApproval(
  view: SamplingView | undefined,
): UseApprovalResult<SamplingApproval | undefined>;
export function useApproval(
  view: SamplingView | undefined,
): UseApprovalResult<SamplingApproval | undefined> {
  const host = useHost();
  const draft = view && openSamplingDraft(host, view);
  const { models, settings } = useSamplingSettings();
  const server = useSession(view?.session ?? "");
  const { text: partial = "" } = useHostValue(partialKey(view?.id ?? "")) ?? {};
  const read = draft?.getState ?? nothing;
  const edits = useSyncExternalStore(draft?.subscribe ?? never, read, read);

  const sampling = useMemo(
    () =>
      view && draft && edits
        ? createApproval(host, view, { draft, edits, server, models, settings, partial })
        : undefined,
    [host, view, draft, edits, server, models, settings, partial],
  );
  useEffect(() => draft?.keep(), [draft]);
  useInspectedDraft(sampling);
  return { sampling, resets: edits?.resets ?? 0 };
}

/** Lets a host that redacts inspect what the user types. */
function useInspectedDraft(approval: SamplingApproval | undefined): void {
  const redact = approval && "redact" in approval ? approval.redact : undefined;
  const isResponse = approval?.stage === "response-review";
  const written = isResponse ? approval.response.content : approval?.prompt;
  const isChanged = isResponse ? approval.response.isChanged : approval?.changes.length !== 0;
  const isWanted = redact !== undefined && isChanged;
  useEffect(() => {
    if (!isWanted || !redact) return;
    const timer = setTimeout(() => void redact({ written }), pause);
    return () => clearTimeout(timer);
  }, [redact, isWanted, written]);
}
