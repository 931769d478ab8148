"use client";

import { type SelectionMessages, selection } from "../../locales/en/selection.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words for several requests of the nearest `HostProvider`, English where it says nothing. */
export const useSelectionMessages: () => SelectionMessages = createMessagesHook(
  "selection",
  selection,
);
