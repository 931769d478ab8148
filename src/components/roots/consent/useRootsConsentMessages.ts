"use client";

import { useHostSettings } from "../../../hooks/HostContext.js";
import { type RootsConsentMessages, rootsConsent } from "../../../locales/en/rootsConsent.js";

/** Returns the words of the question for roots of the nearest `HostProvider`, English where it says nothing. */
export function useRootsConsentMessages(): RootsConsentMessages {
  const { messages } = useHostSettings();
  return messages?.rootsConsent ? { ...rootsConsent, ...messages.rootsConsent } : rootsConsent;
}
