"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { QuestionProviderProps } from "../../../../prompt/questionKind.js";
import type { RootsConsentView } from "../hooks/rootsView.js";

const RootsConsentContext = createContext<RootsConsentView | undefined>(undefined);

/** Gives the parts below it a question for the roots. */
export function RootsConsentProvider({
  view,
  children,
}: QuestionProviderProps<RootsConsentView>): ReactNode {
  return <RootsConsentContext.Provider value={view}>{children}</RootsConsentContext.Provider>;
}

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
