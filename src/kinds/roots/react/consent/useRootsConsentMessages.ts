"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { type RootsConsentMessages, rootsConsent } from "../../messages/en/rootsConsent.js";

/** Returns the words of the question for roots of the nearest `HostProvider`, English where it says nothing. */
export const useRootsConsentMessages: () => RootsConsentMessages = createMessagesHook(
  "rootsConsent",
  rootsConsent,
);
