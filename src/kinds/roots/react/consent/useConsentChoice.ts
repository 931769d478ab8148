"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { ConsentChoice, ConsentChoiceStore } from "../hooks/consentChoice.js";
import { noChoice } from "../hooks/consentChoice.js";
import type { OpenRootsConsent, RootsConsentView } from "../hooks/rootsView.js";
import { consentChoiceOf } from "../hooks/viewRootsConsent.js";

/** The person's choices about a question for the roots, and a function to change them. */
export function useConsentChoice(
  consent: RootsConsentView,
): readonly [choice: ConsentChoice, change: ConsentChoiceStore["change"]] {
  const store = storeOf(consent);
  const choice = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return [choice, store.change];
}

/** Keeps the choices through a reload while the question is shown. */
export function useKeptChoice(consent: RootsConsentView): void {
  const { keep } = storeOf(consent);
  useEffect(() => keep(), [keep]);
}

/** Reads whether an answer is to hold for later; left out where the host's policy asks each time. */
export function termOf(consent: OpenRootsConsent): { readonly remember?: boolean } {
  if (consent.detail.askEachTime) return {};
  return { remember: consentChoiceOf(consent).getState().remember };
}

function storeOf(consent: RootsConsentView): ConsentChoiceStore {
  return consent.phase === "open" ? consentChoiceOf(consent) : noChoice;
}
