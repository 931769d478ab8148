"use client";

import { type UseQuestionsOptions, useQuestionViews } from "../../../../react/useQuestionViews.js";
import type { SamplingApproval } from "./samplingApproval.js";
import { samplingViews } from "./samplingViews.js";
import { useApproval } from "./useApproval.js";

/** The result of `useSamplingApproval`. */
export interface UseSamplingApprovalResult {
  /** The request to show here now, open or just ended; undefined if there is none. */
  readonly current: SamplingApproval | undefined;
}

/**
 * Shows sampling requests, one at a time: while it is mounted, no other place shows them. Its `surface` is `"inline"`
 * unless you pass another one. The draft survives unmounting and a reload.
 */
export function useSamplingApproval({
  surface = "inline",
  ...options
}: UseQuestionsOptions = {}): UseSamplingApprovalResult {
  const { current } = useQuestionViews(samplingViews, { surface, ...options });
  return { current: useApproval(current).sampling };
}
