"use client";

import { useMemo } from "react";
import type { Surface } from "../../../../host/surface.js";
import type { QuestionFilter } from "../../../../react/createQuestionsStore.js";
import { useHost } from "../../../../react/useHost.js";
import { useQuestions } from "../../../../react/useQuestions.js";
import { isRootsQuestion } from "../../core/rootsQuestion.js";
import type { OpenRootsConsent, RootsConsentView, SettledRootsConsent } from "./rootsView.js";
import { viewRootsConsent } from "./viewRootsConsent.js";

/** Which questions for the roots to look at, and whether this is a place that shows them. */
export interface UseRootsConsentOptions extends QuestionFilter {
  /** Shows `current` here: in the page, or in a dialog above it, of which a window has one at a time. Without it the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
}

/** Questions for the roots with their legal actions; the same objects until something about them changes. */
export interface UseRootsConsentResult {
  /** What to show here now, open or just ended. Always undefined without a `surface`. */
  readonly current: RootsConsentView | undefined;
  /** Those that wait for an answer, oldest first, wherever they are shown. */
  readonly open: readonly OpenRootsConsent[];
  /** Those that were settled last, oldest first. */
  readonly settled: readonly SettledRootsConsent[];
}

/** Hands out the questions of servers that want to know the roots, each with what a person can answer. */
export function useRootsConsent(options: UseRootsConsentOptions = {}): UseRootsConsentResult {
  const host = useHost();
  const { current, open, settled } = useQuestions("roots", options);
  return useMemo(() => {
    const view = (question: typeof current) =>
      question && isRootsQuestion(question) ? viewRootsConsent(host, question) : undefined;
    return {
      current: view(current),
      open: open.map(view).filter((question) => question?.phase === "open"),
      settled: settled.map(view).filter((question) => question?.phase === "settled"),
    };
  }, [host, current, open, settled]);
}
