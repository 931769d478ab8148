"use client";

import { startTransition, useEffect, useMemo, useState } from "react";
import type { Host } from "../../host/host.js";
import {
  createQuestionsStore,
  noQuestions,
  type QuestionFilter,
  type Questions,
  type QuestionsStore,
} from "../../react/createQuestionsStore.js";
import { createStore, type Store } from "../../react/createStore.js";
import { useHostSettings } from "../../react/HostContext.js";
import { countOnStage } from "../../react/surface/openSurface.js";
import { watchSeen } from "../../react/surface/watchSeen.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { useHost } from "../../react/useHost.js";
import { createRestingMoment } from "../focus/createRestingMoment.js";
import { joinFocusChain } from "../focus/focusChain.js";
import { createTicket, watchTurns } from "./turns.js";

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
  const { container } = useHostSettings();
  const source = useMemo(
    () => createQuestionsStore(host, kind, { session, call, id, surface: "dialog" }),
    [host, kind, session, call, id],
  );
  const stage = useMemo(() => createPromptStage(host, source), [host, source]);
  const [held, hold] = useState({ stage, staged: nothingStaged });
  const staged = held.stage === stage ? held.staged : nothingStaged;

  useBrowserLayoutEffect(() => {
    const inside = container ?? document.documentElement;
    return watchSeen(inside, source.setSeen, { moves: true });
  }, [source, container]);

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

/** The questions of a dialog, and whether it may show the current one now. */
interface Staged {
  readonly questions: Questions;
  /** Whether the current question may be shown now. */
  readonly isOpen: boolean;
  /** Whether it is its turn but the person is writing elsewhere. */
  readonly isWaiting: boolean;
  /** The number of questions, of whatever kind, that dialogs of this window have to show after this one. */
  readonly waiting: number;
}

/** A place where the questions of one dialog wait for their moment; while it is listened to, its surface is open. */
interface PromptStage extends Store<Staged> {
  /** Shows the current question though the person is writing elsewhere. */
  readonly open: () => void;
  /** Takes note that the dialog is in the page. Returns a function for when it is gone. */
  readonly enter: () => () => void;
  /** Whether the dialog is in the page. */
  readonly isInPage: () => boolean;
}

const nothingStaged: Staged = {
  questions: noQuestions,
  isOpen: false,
  isWaiting: false,
  waiting: 0,
};

/**
 * Makes the stage of one dialog. A question that arrives gets its turn among all dialogs of this window, and its moment
 * when nobody is writing in the page, before anybody is told: what may open at once is one change.
 */
function createPromptStage(host: Host, source: QuestionsStore): PromptStage {
  const staged = createStore(nothingStaged);
  const ticket = createTicket();
  const moment = createRestingMoment(() => publish());
  let isInPage = false;

  const publish = () => {
    const questions = source.getQuestions();
    const isFirst = ticket.isFirst();
    if (isFirst) moment.await();
    // What opens in place of a dialog that is still there, opens nothing anew.
    else if (!isInPage) moment.forget();
    const isOpen = isFirst && moment.hasCome() && questions.current !== undefined;
    const next: Staged = {
      questions,
      isOpen,
      isWaiting: isFirst && !isOpen,
      waiting: ticket.waiting(),
    };
    if (!isSameStaged(staged.getState(), next)) staged.setState(next);
  };

  const look = () => {
    const { current } = source.getQuestions();
    const behind = countOnStage(host, current?.id);
    ticket.want(current && { id: current.id, raisedAt: current.raisedAt, count: 1 + behind });
    publish();
  };

  const start = () => {
    moment.forget();
    const stops = [watchTurns(publish), host.subscribe(look), source.subscribe(look)];
    look();
    return () => {
      for (const stop of stops) stop();
      ticket.want(undefined);
      moment.stop();
      staged.setState(nothingStaged);
    };
  };

  return {
    getState: staged.getState,
    subscribe(listener) {
      const stops = [staged.subscribe(listener), start()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    open() {
      moment.come();
      publish();
    },
    enter() {
      isInPage = true;
      return () => {
        isInPage = false;
        publish();
      };
    },
    isInPage: () => isInPage,
  };
}

function isSameStaged(one: Staged, other: Staged): boolean {
  return (
    one.questions === other.questions &&
    one.isOpen === other.isOpen &&
    one.isWaiting === other.isWaiting &&
    one.waiting === other.waiting
  );
}
