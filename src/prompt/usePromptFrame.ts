"use client";

import { useId } from "react";
import type { WaysOut } from "./discardGuard.js";
import type { PromptContextValue, PromptQuestion } from "./PromptContext.js";
import type { PressGuard } from "./press/createPressGuard.js";
import { useDiscardGuard } from "./useDiscardGuard.js";
import { usePressGuard } from "./usePressGuard.js";

/** The frame around one question of a prompt or card: data that its parts share, and the guard against accidents. */
export interface PromptFrame {
  readonly context: PromptContextValue;
  readonly guard: PressGuard;
}

/** Makes the frame of one question; `point` says how far it is, where its phase does not say enough. */
export function usePromptFrame(
  question: PromptQuestion,
  ways: WaysOut,
  frame: Pick<PromptContextValue, "title" | "waiting" | "surface"> & { readonly point?: string },
): PromptFrame {
  const domId = useId();
  const discardGuard = useDiscardGuard(question, ways);
  const { title, waiting, surface, point = question.phase } = frame;
  const moment = `${question.id} ${point}`;
  const guard = usePressGuard(moment, `${domId}-title`);
  return { context: { question, title, moment, discardGuard, waiting, surface, domId }, guard };
}
