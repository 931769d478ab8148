"use client";

import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { type PromptFrame, usePromptFrame } from "../prompt/usePromptFrame.js";
import { useTitle } from "./useTitle.js";

/** The frame of one elicitation. */
export function useElicitationFrame(
  elicitation: ElicitationView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useTitle(elicitation);
  const ways =
    elicitation.phase === "open"
      ? {
          leave: elicitation.cancel,
          decline: () => elicitation.decline(),
          stop: elicitation.stopCall,
        }
      : { dismiss: elicitation.dismiss };
  return usePromptFrame(elicitation, ways, { title, waiting, surface });
}
