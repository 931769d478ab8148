"use client";

import type { PromptContextValue } from "../PromptContext.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { type PromptFrame, usePromptFrame } from "./usePromptFrame.js";

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
