"use client";

import { useServerName } from "../../../../ui/useServerName.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** Names the surface of a question for roots, by the host's name for the server. */
export function useRootsTitle({ session, phase }: RootsConsentView): string {
  const words = useRootsConsentMessages();
  const server = useServerName(session);
  return phase === "open" ? words.asks({ server }) : words.ended({ server });
}
