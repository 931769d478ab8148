"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Question } from "../../../../host/question.js";
import type { Surface } from "../../../../host/surface.js";
import type { QuestionFilter } from "../../../../react/createQuestionsStore.js";
import { useHost } from "../../../../react/useHost.js";
import { useQuestions } from "../../../../react/useQuestions.js";
import { isSampling } from "../../core/samplingQuestion.js";
import type { OpenSamplingView, SamplingView, SettledSampling } from "./samplingView.js";
import { viewSampling } from "./viewSampling.js";

/** Which sampling requests to look at, and whether this is a place that shows them. */
export interface UseSamplingApprovalOptions extends QuestionFilter {
  /** Shows `current` here: in the page, or in a dialog above it, of which a window has one at a time. Without it the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
}

/** Sampling requests with their legal actions; the same objects until something about them changes. */
export interface UseSamplingApprovalResult {
  /** What to show here now, open or just ended. Always undefined without a `surface`. */
  readonly current: SamplingView | undefined;
  /** Those that wait for an answer, oldest first, wherever they are shown. */
  readonly open: readonly OpenSamplingView[];
  /** Those that were settled last, oldest first. */
  readonly settled: readonly SettledSampling[];
}

const nobody: readonly Question[] = [];

/**
 * Hands out the sampling requests of the host, each with what a person can do about it at its stage.
 * With an `id` it renders again only when that request, or what a no to it would take along, changes.
 */
export function useSamplingApproval(
  options: UseSamplingApprovalOptions = {},
): UseSamplingApprovalResult {
  const host = useHost();
  const { current, open, settled } = useQuestions("sampling", options);
  const isRound = open.some(({ embedded }) => embedded);
  const around = useSyncExternalStore(
    host.subscribe,
    () => (isRound ? host.getState().open : nobody),
    () => nobody,
  );
  return useMemo(() => {
    const view = (question: typeof current) =>
      question && isSampling(question) ? viewSampling(host, question, around) : undefined;
    return {
      current: view(current),
      open: open.map(view).filter((question) => question?.phase === "open"),
      settled: settled.map(view).filter((question) => question?.phase === "settled"),
    };
  }, [host, current, open, settled, around]);
}
