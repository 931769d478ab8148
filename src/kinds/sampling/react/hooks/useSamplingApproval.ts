"use client";

import {
  type UseQuestionsOptions,
  type UseQuestionsResult,
  useQuestionViews,
} from "../../../../react/useQuestionViews.js";
import type { SamplingView } from "./samplingView.js";
import { samplingViews } from "./viewSampling.js";

/** Which sampling requests to look at, and whether this is a place that shows them. */
export interface UseSamplingApprovalOptions extends UseQuestionsOptions {}

/** Sampling requests with their legal actions; the same objects until something about them changes. */
export interface UseSamplingApprovalResult extends UseQuestionsResult<SamplingView> {}

/**
 * Hands out the sampling requests of the host, each with what a person can do about it at its stage.
 * With an `id` it renders again only when that request, or what a no to it would take along, changes.
 */
export function useSamplingApproval(
  options: UseSamplingApprovalOptions = {},
): UseSamplingApprovalResult {
  return useQuestionViews(samplingViews, options);
}
