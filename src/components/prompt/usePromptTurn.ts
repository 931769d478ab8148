"use client";

import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../hooks/useBrowserLayoutEffect.js";
import { useRestingMoment } from "../../hooks/useRestingMoment.js";
import { useTurn } from "../../hooks/useTurn.js";
import { placeOf } from "./focusAgain.js";

/** When a dialog may show its question. */
export interface PromptTurn {
  /** Whether it may now. */
  readonly isOpen: boolean;
  /** Whether it is its turn but the person is writing elsewhere. */
  readonly isWaiting: boolean;
  /** Opens it in spite of that. */
  readonly open: () => void;
  /** Where the focus goes back to once it closes, with what is around that. */
  readonly cameFrom: RefObject<readonly Element[]>;
  /** Notes where the focus was before it went to what opens the dialog. */
  readonly noteFocus: (from: Element | null) => void;
}

/** Waits for the turn of a dialog among all others of this window, and for a moment when nobody is writing. */
export function usePromptTurn(wanted: boolean): PromptTurn {
  const turn = useTurn(wanted);
  const moment = useRestingMoment(turn);
  const cameFrom = useRef<readonly Element[]>([]);
  const isOpen = wanted && moment.hasCome;

  // Before the dialog takes the focus: the button in the bar, if it was pressed, is gone already.
  useBrowserLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen && focused !== document.body) cameFrom.current = placeOf(focused);
  }, [isOpen]);

  return {
    isOpen,
    isWaiting: turn && !isOpen,
    open: moment.come,
    cameFrom,
    noteFocus(from) {
      cameFrom.current = placeOf(from);
    },
  };
}
