"use client";

import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";
import { type RootsConsentMessages, rootsConsent } from "../../messages/en/rootsConsent.js";

const merge = createMerge(rootsConsent);

/** Returns the words of the question for roots of the nearest `HostProvider`, English where it says nothing. */
export function useRootsConsentMessages(): RootsConsentMessages {
  return merge(useHostSettings().messages?.rootsConsent);
}
