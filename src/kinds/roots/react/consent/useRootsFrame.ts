"use client";

import { type PromptFrame, usePromptFrame } from "../../../../prompt/usePromptFrame.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { rootsWays } from "./rootsWays.js";
import { useRootsTitle } from "./useRootsTitle.js";

/** The frame of one question for roots. */
export function useRootsFrame(
  consent: RootsConsentView,
  waiting: number,
  surface: "inline" | "dialog",
): PromptFrame {
  const title = useRootsTitle(consent);
  return usePromptFrame(consent, rootsWays(consent), { title, waiting, surface });
}
