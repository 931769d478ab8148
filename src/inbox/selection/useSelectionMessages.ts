"use client";

import { selection } from "../../messages/compiled/en/selection.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words for several requests of the nearest `HostProvider`, English where it says nothing. */
export const useSelectionMessages: () => Messages["selection"] = createMessagesHook(
  "selection",
  selection,
);
