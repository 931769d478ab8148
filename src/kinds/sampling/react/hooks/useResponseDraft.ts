"use client";

import { useSyncExternalStore } from "react";
import { bringBack, earlierResponse } from "../../core/edit/earlierResponses.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import type { SamplingQuestion } from "../../core/samplingQuestion.js";
import type { SamplingDraft } from "./createSamplingDraft.js";

/** A response as a person wants it. */
export interface ResponseDraft {
  /** Its blocks as they are to be sent. */
  readonly content: readonly ResponseContent[];
  /** Whether it differs from what the model, or the person before, wrote. */
  readonly isChanged: boolean;
  /** Puts in its place what the person made of a response before it; absent where there is no such thing. */
  readonly bringBack?: () => void;
}

/** Returns the response under review as the person wants it. */
export function useResponseDraft(view: SamplingQuestion, draft: SamplingDraft): ResponseDraft {
  const { subscribe } = draft;
  const readContent = () => draft.contentOf(view);
  const readChanged = () => draft.isResponseChanged(view);
  const readEarlier = () => earlierResponse(draft.getState(), view) !== undefined;
  const content = useSyncExternalStore(subscribe, readContent, readContent);
  const isChanged = useSyncExternalStore(subscribe, readChanged, readChanged);
  const hasEarlier = useSyncExternalStore(subscribe, readEarlier, readEarlier);
  return {
    content,
    isChanged,
    ...(hasEarlier && { bringBack: () => draft.setResponses(bringBack(draft.getState(), view)) }),
  };
}
