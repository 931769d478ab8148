"use client";

import type { Messages } from "../../../messages/messages.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { toolApproval } from "../messages/compiled/en/toolApproval.js";

/** Returns the words of tool approval of the nearest `HostProvider`, English where it has none. */
export const useToolMessages: () => Messages["toolApproval"] = createMessagesHook(
  "toolApproval",
  toolApproval,
);
