"use client";

import { deadline } from "../../messages/compiled/en/deadline.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words of deadlines of the nearest `HostProvider`, English where it says nothing. */
export const useDeadlineMessages: () => Messages["deadline"] = createMessagesHook(
  "deadline",
  deadline,
);
