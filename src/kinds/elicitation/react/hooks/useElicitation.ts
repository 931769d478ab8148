"use client";

import { useMemo } from "react";
import type { Question } from "../../../../host/question.js";
import type { Surface } from "../../../../host/surface.js";
import type { QuestionFilter } from "../../../../react/createQuestionsStore.js";
import { onceForList } from "../../../../react/onceForList.js";
import { useHost } from "../../../../react/useHost.js";
import { useQuestions } from "../../../../react/useQuestions.js";
import { isElicitation } from "../../core/elicitationQuestion.js";
import {
  type ElicitationView,
  type OpenElicitationView,
  type SettledElicitationView,
  viewElicitation,
} from "./viewElicitation.js";

/** Which elicitations to look at, and whether this is a place that shows them. */
export interface UseElicitationOptions extends QuestionFilter {
  /** Shows `current` here: in the page, or in a dialog above it, of which a window has one at a time. Without it the hook only reads. */
  readonly surface?: Surface["kind"] | undefined;
}

/** Elicitations with their legal actions; the same objects until something about them changes. */
export interface UseElicitationResult {
  /** What to show here now, open or just ended. Always undefined without a `surface`. */
  readonly current: ElicitationView | undefined;
  /** Those that wait for an answer, oldest first, wherever they are shown. */
  readonly open: readonly OpenElicitationView[];
  /** Those that were settled last, oldest first. */
  readonly settled: readonly SettledElicitationView[];
}

/** Every hook of a window shares the lists of its host: their views are made once. */
const openViews = new WeakMap<readonly Question[], readonly OpenElicitationView[]>();
const settledViews = new WeakMap<readonly Question[], readonly SettledElicitationView[]>();

/**
 * Hands out the elicitations of the host, each with what a person can do about it.
 * With an `id` it renders again only when that question changes.
 */
export function useElicitation(options: UseElicitationOptions = {}): UseElicitationResult {
  const host = useHost();
  const { current, open, settled } = useQuestions("elicitation", options);
  return useMemo(() => {
    const view = (question: typeof current) =>
      question && isElicitation(question) ? viewElicitation(host, question) : undefined;
    return {
      current: view(current),
      open: onceForList(openViews, open, () =>
        open.map(view).filter((question) => question?.phase === "open"),
      ),
      settled: onceForList(settledViews, settled, () =>
        settled.map(view).filter((question) => question?.phase === "settled"),
      ),
    };
  }, [host, current, open, settled]);
}
