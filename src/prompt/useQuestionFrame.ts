"use client";

import type { QuestionKind, QuestionView } from "./questionKind.js";
import { type PromptFrame, usePromptFrame } from "./usePromptFrame.js";

/** The frame of one question of a kind. */
export function useQuestionFrame<View extends QuestionView>(
  kind: QuestionKind<View>,
  view: View,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = kind.useTitle(view);
  const point = kind.pointOf?.(view) ?? view.phase;
  return usePromptFrame(view, kind.waysOut(view), { title, waiting, surface, point });
}
