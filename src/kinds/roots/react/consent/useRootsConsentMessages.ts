"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { rootsConsent } from "../../messages/compiled/en/rootsConsent.js";

/** Returns the words of the question for roots of the nearest `HostProvider`, English where it says nothing. */
export const useRootsConsentMessages: () => Messages["rootsConsent"] = createMessagesHook(
  "rootsConsent",
  rootsConsent,
);
