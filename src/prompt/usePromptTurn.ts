"use client";

import { useSyncExternalStore } from "react";
import type { Question } from "../host/question.js";
import { countOnStage } from "../react/openSurface.js";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { useHost } from "../react/useHost.js";
import { joinFocusChain } from "./focusChain.js";
import { useRestingMoment } from "./useRestingMoment.js";
import { useTurn } from "./useTurn.js";

/** When a dialog may show its question. */
export interface PromptTurn {
  /** Whether it may now. */
  readonly isOpen: boolean;
  /** Whether it is its turn but the person is writing elsewhere. */
  readonly isWaiting: boolean;
  /** Opens it in spite of that. */
  readonly open: () => void;
  /** The number of questions, of whatever kind, that dialogs of this window have to show after this one. */
  readonly waiting: number;
}

/** Waits for a moment when nobody is writing, and for the dialogs of other hosts in this window. */
export function usePromptTurn(current: Pick<Question, "id" | "raisedAt"> | undefined): PromptTurn {
  const host = useHost();
  const behind = useSyncExternalStore(
    host.subscribe,
    () => countOnStage(host, current?.id),
    () => 0,
  );
  const { isFirst, waiting } = useTurn(
    current && { id: current.id, raisedAt: current.raisedAt, count: 1 + behind },
  );
  const moment = useRestingMoment(isFirst);
  const isOpen = current !== undefined && moment.hasCome;

  // Before the dialog takes the focus.
  useBrowserLayoutEffect(() => (isOpen ? joinFocusChain() : undefined), [isOpen]);

  return { isOpen, isWaiting: isFirst && !isOpen, open: moment.come, waiting };
}
