import type { WaysOut } from "../../../../prompt/useLeaving.js";
import type { RootsConsentView } from "../hooks/rootsView.js";

/** The ways out of one question for roots. */
export function rootsWays(consent: RootsConsentView): WaysOut {
  if (consent.phase !== "open") return { dismiss: consent.dismiss };
  return {
    leave: consent.cancel,
    decline: () => consent.refuse(),
    declineAsks: consent.fails === "call",
    stop: consent.stopCall,
  };
}
