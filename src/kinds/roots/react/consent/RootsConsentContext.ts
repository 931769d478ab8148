"use client";

import { createContext, useContext } from "react";
import type { RootsConsentView } from "../hooks/rootsView.js";

export const RootsConsentContext: React.Context<RootsConsentView | undefined> = createContext<
  RootsConsentView | undefined
>(undefined);

/** Reads the question that a part is about. Throws outside of a prompt or card for roots. */
export function useRootsConsentContext(): RootsConsentView {
  const consent = useContext(RootsConsentContext);
  if (!consent)
    throw new Error(
      "A part of RootsConsent was used in a prompt or card of another kind of question, which it knows nothing of. " +
        "Write it among the children of <RootsPrompt> or <RootsCard>.",
    );
  return consent;
}
