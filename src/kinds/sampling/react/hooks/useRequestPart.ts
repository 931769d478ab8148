"use client";

import { useSyncExternalStore } from "react";
import type { RequestPart } from "../../core/edit/requestEdits.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import type { SamplingDraft } from "./createSamplingDraft.js";

/** Returns one part of the request as the person wants it; renders again only when that part changes. */
export function useRequestPart<Part extends RequestPart>(
  draft: SamplingDraft,
  part: Part,
): CreateMessageRequest[Part] {
  const read = () => draft.getState().request[part];
  return useSyncExternalStore(draft.subscribe, read, read);
}

/** Returns the parts of the request that the person changed; renders again only when those are others. */
export function useChangedParts(draft: SamplingDraft): readonly RequestPart[] {
  return useSyncExternalStore(draft.subscribe, draft.changedParts, draft.changedParts);
}

/** Returns how often something was taken back: what is typed into has to begin anew then. */
export function useResets(draft: SamplingDraft): number {
  const read = () => draft.getState().resets;
  return useSyncExternalStore(draft.subscribe, read, read);
}
