"use client";

import type { RootsConsentView } from "../../../hooks/rootsView.js";
import { type PromptFrame, usePromptFrame } from "../../prompt/usePromptFrame.js";
import { useRootsTitle } from "./useRootsTitle.js";

/** The frame of one question for roots. */
export function useRootsFrame(
  consent: RootsConsentView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useRootsTitle(consent);
  const ways =
    consent.phase === "open"
      ? {
          leave: consent.cancel,
          decline: () => consent.refuse(),
          declineAsks: consent.fails === "call",
          stop: consent.stopCall,
        }
      : { dismiss: consent.dismiss };
  return usePromptFrame(consent, ways, { title, waiting, surface });
}
