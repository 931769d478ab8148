"use client";

import { useBrowserLayoutEffect } from "../../hooks/useBrowserLayoutEffect.js";
import { useRestingMoment } from "../../hooks/useRestingMoment.js";
import { useTurn } from "../../hooks/useTurn.js";
import { joinFocusChain } from "./focusChain.js";

/** When a dialog may show its question. */
export interface PromptTurn {
  /** Whether it may now. */
  readonly isOpen: boolean;
  /** Whether it is its turn but the person is writing elsewhere. */
  readonly isWaiting: boolean;
  /** Opens it in spite of that. */
  readonly open: () => void;
}

/** Waits for the turn of a dialog among all others of this window, and for a moment when nobody is writing. */
export function usePromptTurn(wanted: boolean): PromptTurn {
  const turn = useTurn(wanted);
  const moment = useRestingMoment(turn);
  const isOpen = wanted && moment.hasCome;

  // Before the dialog takes the focus.
  useBrowserLayoutEffect(() => (isOpen ? joinFocusChain() : undefined), [isOpen]);

  return { isOpen, isWaiting: turn && !isOpen, open: moment.come };
}
