"use client";

import { useEffect, useId } from "react";
import type { DiscardGuard, WaysOut } from "../leaving/discardGuard.js";
import { useDiscardGuard } from "../leaving/useDiscardGuard.js";
import type { PromptContextValue, PromptQuestion } from "../PromptContext.js";
import type { PressGuard } from "../press/createPressGuard.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { usePressGuard } from "../usePressGuard.js";
import { type PromptMenu, usePromptMenu } from "./usePromptMenu.js";

/** The frame around one question of a prompt or card: data that its parts share, and the guard against accidents. */
export interface PromptFrame {
  readonly context: PromptContextValue;
  readonly guard: PressGuard;
}

/**
 * Makes the frame of one question; `point` says how far it is, where its phase does not say enough, `hasMessage` whether an
 * element with the id `<domId>-message` says what is asked.
 */
export function usePromptFrame(
  question: PromptQuestion,
  ways: WaysOut,
  frame: Pick<PromptContextValue, "title" | "waiting" | "surface"> & {
    readonly point?: string;
    readonly hasMessage: boolean;
  },
): PromptFrame {
  const domId = useId();
  const { title, waiting, surface, point = question.phase } = frame;
  const moment = `${question.id} ${point}`;
  const guard = usePressGuard(moment, `${domId}-title`);
  const menu = usePromptMenu(moment, domId);
  const discardGuard = closingMenu(useDiscardGuard(question, ways), menu);
  useDismissUntouched(question, discardGuard);
  const messageId = frame.hasMessage ? `${domId}-message` : undefined;
  const context = {
    question,
    title,
    moment,
    discardGuard,
    menu,
    waiting,
    surface,
    domId,
    messageId,
  };
  return { context, guard };
}

/** The frame of one question of a kind. */
export function useQuestionFrame<View extends QuestionView>(
  kind: QuestionKind<View>,
  view: View,
  frame: Pick<PromptContextValue, "title" | "waiting" | "surface">,
): PromptFrame {
  const point = kind.pointOf?.(view) ?? view.phase;
  const hasMessage = kind.hasMessage?.(view) ?? false;
  return usePromptFrame(view, kind.waysOut(view), { ...frame, point, hasMessage });
}

/** Dismisses a question that another page answered, unless the user entered something here. */
function useDismissUntouched({ elsewhere, dismiss }: PromptQuestion, guard: DiscardGuard) {
  const isDue = elsewhere === true && dismiss !== undefined;
  useEffect(() => {
    if (isDue && !guard.isTouched()) void dismiss?.();
  });
}

/** A guard whose ways out close the menu that they may stand in, before the focus moves on. */
function closingMenu(guard: DiscardGuard, menu: PromptMenu): DiscardGuard {
  const closing = (act: () => void) => () => {
    menu.close();
    act();
  };
  return {
    ...guard,
    leave: closing(guard.leave),
    askReason: closing(guard.askReason),
    stop: closing(guard.stop),
  };
}
