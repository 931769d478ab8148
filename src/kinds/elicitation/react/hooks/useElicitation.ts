"use client";

import {
  type UseQuestionsOptions,
  type UseQuestionsResult,
  useQuestionViews,
} from "../../../../react/useQuestionViews.js";
import { type ElicitationView, elicitationViews } from "./viewElicitation.js";

/** Which elicitations to look at, and whether this is a place that shows them. */
export interface UseElicitationOptions extends UseQuestionsOptions {}

/** Elicitations with their legal actions; the same objects until something about them changes. */
export interface UseElicitationResult extends UseQuestionsResult<ElicitationView> {}

/**
 * Hands out the elicitations of the host, each with what a person can do about it.
 * With an `id` it renders again only when that question changes.
 */
export function useElicitation(options: UseElicitationOptions = {}): UseElicitationResult {
  return useQuestionViews(elicitationViews, options);
}
