"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { useResponseDraft } from "../hooks/useResponseDraft.js";
import { useSamplingContext } from "../SamplingContext.js";

/** So long nothing was typed before what was typed is inspected, in milliseconds. */
const pause = 400;

/** Has the host inspect what a person writes, while they write it; what leaves is inspected in any case. */
export function useInspectedDraft(): void {
  const { sampling, draft } = useSamplingContext();
  const redact = "redact" in sampling ? sampling.redact : undefined;
  const isResponse = sampling.stage === "response-review";
  const readRequest = () => draft.getState().request;
  const request = useSyncExternalStore(draft.subscribe, readRequest, readRequest);
  const isRequestChanged = useChangedParts(draft).length > 0;
  const response = useResponseDraft(sampling, draft);
  const written = isResponse ? response.content : request;
  const isWritten = isResponse ? response.isChanged : isRequestChanged;

  useEffect(() => {
    if (!redact || !isWritten) return;
    const timer = setTimeout(() => void redact({ written }), pause);
    return () => clearTimeout(timer);
  }, [redact, isWritten, written]);
}
