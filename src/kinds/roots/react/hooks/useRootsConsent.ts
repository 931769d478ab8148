"use client";

import {
  type UseQuestionsOptions,
  type UseQuestionsResult,
  useQuestionViews,
} from "../../../../react/useQuestionViews.js";
import type { RootsConsentView } from "./rootsView.js";
import { rootsConsentViews } from "./viewRootsConsent.js";

/** Which questions for the roots to look at, and whether this is a place that shows them. */
export interface UseRootsConsentOptions extends UseQuestionsOptions {}

/** Questions for the roots with their legal actions; the same objects until something about them changes. */
export interface UseRootsConsentResult extends UseQuestionsResult<RootsConsentView> {}

/** Hands out the questions of servers that want to know the roots, each with what a person can answer. */
export function useRootsConsent(options: UseRootsConsentOptions = {}): UseRootsConsentResult {
  return useQuestionViews(rootsConsentViews, options);
}
