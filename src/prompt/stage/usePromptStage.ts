"use client";

import { startTransition, useEffect, useMemo, useState } from "react";
import { createQuestionsStore, type QuestionFilter } from "../../react/createQuestionsStore.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { useHost } from "../../react/useHost.js";
import { joinFocusChain } from "../focus/focusChain.js";
import { createPromptStage, nothingStaged, type Staged } from "./createPromptStage.js";

/** The questions of a dialog, and whether it may show the current one now. */
export interface UsePromptStageResult extends Staged {
  /** Shows the current question though the person is writing elsewhere. */
  readonly open: () => void;
}

/** Stages the questions of one kind for a dialog: waits for a moment when nobody is writing, and for the other dialogs of this window. */
export function usePromptStage(
  kind: string,
  { session, call, id }: QuestionFilter,
): UsePromptStageResult {
  const host = useHost();
  const stage = useMemo(
    () =>
      createPromptStage(
        host,
        createQuestionsStore(host, kind, { session, call, id, surface: "dialog" }),
      ),
    [host, kind, session, call, id],
  );
  const [held, hold] = useState({ stage, staged: nothingStaged });
  const staged = held.stage === stage ? held.staged : nothingStaged;

  useEffect(() => {
    const hear = () => {
      const next = { stage, staged: stage.getState() };
      const take = () => hold((before) => (isSame(before, next) ? before : next));
      // The task in which a question arrives only finds that out: the dialog is made in later ones, a few milliseconds each.
      if (next.staged.isOpen && !stage.isInPage()) startTransition(take);
      else take();
    };
    const stop = stage.subscribe(hear);
    hear();
    return stop;
  }, [stage]);

  // Before the dialog takes the focus.
  useBrowserLayoutEffect(() => {
    if (!staged.isOpen) return undefined;
    const leaveChain = joinFocusChain();
    const leaveStage = stage.enter();
    return () => {
      leaveChain();
      leaveStage();
    };
  }, [staged.isOpen, stage]);

  return { ...staged, open: stage.open };
}

interface Held {
  readonly stage: object;
  readonly staged: Staged;
}

function isSame(one: Held, other: Held): boolean {
  return one.stage === other.stage && one.staged === other.staged;
}
