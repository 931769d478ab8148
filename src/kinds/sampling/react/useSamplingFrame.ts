"use client";

import { type PromptFrame, usePromptFrame } from "../../../prompt/usePromptFrame.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { samplingWays } from "./samplingWays.js";
import { useSamplingTitle } from "./useSamplingTitle.js";

/** The frame of one sampling request. */
export function useSamplingFrame(
  view: SamplingView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useSamplingTitle(view);
  const point = view.phase === "open" ? `${view.stage} ${view.attempts}` : view.phase;
  return usePromptFrame(view, samplingWays(view), { title, waiting, surface, point });
}
