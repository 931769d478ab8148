"use client";

import { type UseQuestionsOptions, useQuestionViews } from "../../../react/useQuestionViews.js";
import {
  type OpenToolApproval,
  type SettledToolApproval,
  type ToolApproval,
  toolViews,
} from "./toolView.js";

/** The tool calls that wait for a decision. */
export interface UseToolApprovalResult {
  /** The question to show here now, open or just ended. Always undefined with `surface: undefined`. */
  readonly current: ToolApproval | undefined;
  /** The questions that wait, oldest first, wherever they are shown. */
  readonly open: readonly OpenToolApproval[];
  /** The questions that were settled last, oldest first. */
  readonly settled: readonly SettledToolApproval[];
}

/** Returns the tool calls that wait for a decision, each with its legal actions. While mounted, it shows `current` in the page. */
export function useToolApproval(options: UseQuestionsOptions = {}): UseToolApprovalResult {
  return useQuestionViews(toolViews, { surface: "inline", ...options });
}
