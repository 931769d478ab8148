"use client";

import { type PromptFrame, usePromptFrame } from "../../../prompt/usePromptFrame.js";
import { elicitationWays } from "./elicitationWays.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";
import { useTitle } from "./useTitle.js";

/** The frame of one elicitation. */
export function useElicitationFrame(
  elicitation: ElicitationView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useTitle(elicitation);
  return usePromptFrame(elicitation, elicitationWays(elicitation), { title, waiting, surface });
}
