"use client";

import type { SamplingView } from "../../hooks/samplingView.js";
import { type PromptFrame, usePromptFrame } from "../prompt/usePromptFrame.js";
import { useSamplingTitle } from "./useSamplingTitle.js";

/** The frame of one sampling request. Leaving puts it aside: sampling has no word for making no choice. */
export function useSamplingFrame(
  view: SamplingView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useSamplingTitle(view);
  const isOpen = view.phase === "open";
  const ways = isOpen
    ? {
        leave: view.putAside,
        leaveKeeps: true,
        decline: () => view.deny(),
        declineAsks: view.denial.fails === "call",
        stop: view.stopCall,
      }
    : { dismiss: view.dismiss };
  const point = isOpen ? `${view.stage} ${view.attempts}` : view.phase;
  return usePromptFrame(view, ways, { title, waiting, surface, point });
}
