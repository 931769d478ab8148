"use client";

import { findings } from "../../messages/compiled/en/findings.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../createMessagesHook.js";

/** Returns the words of findings of the nearest `HostProvider`, English where it says nothing. */
export const useFindingMessages: () => Messages["findings"] = createMessagesHook(
  "findings",
  findings,
);
