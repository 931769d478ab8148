"use client";

import { useBrowserLayoutEffect } from "../../hooks/useBrowserLayoutEffect.js";
import { useRestingMoment } from "../../hooks/useRestingMoment.js";
import { useTurn } from "../../hooks/useTurn.js";
import type { Question } from "../../host/question.js";
import { joinFocusChain } from "./focusChain.js";
import { waitingBehind } from "./waitingBehind.js";

type Shown = Pick<Question, "id" | "surface" | "raisedAt">;

/** When a dialog may show its question. */
export interface PromptTurn {
  /** Whether it may now. */
  readonly isOpen: boolean;
  /** Whether it is its turn but the person is writing elsewhere. */
  readonly isWaiting: boolean;
  /** Opens it in spite of that. */
  readonly open: () => void;
  /** How many questions, of whatever kind, dialogs of this window have to show after this one. */
  readonly waiting: number;
}

/** Waits for the turn of a dialog among all others of this window, and for a moment when nobody is writing. */
export function usePromptTurn(current: Shown | undefined, open: readonly Shown[]): PromptTurn {
  const wanted = current !== undefined;
  const { isFirst, waiting } = useTurn(
    current && {
      id: current.id,
      raisedAt: current.raisedAt,
      count: 1 + waitingBehind(current, open),
    },
  );
  const moment = useRestingMoment(isFirst);
  const isOpen = wanted && moment.hasCome;

  // Before the dialog takes the focus.
  useBrowserLayoutEffect(() => (isOpen ? joinFocusChain() : undefined), [isOpen]);

  return { isOpen, isWaiting: isFirst && !isOpen, open: moment.come, waiting };
}
