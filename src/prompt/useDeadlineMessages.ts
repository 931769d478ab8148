"use client";

import { type DeadlineMessages, deadline } from "../locales/en/deadline.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words of deadlines of the nearest `HostProvider`, English where it says nothing. */
export const useDeadlineMessages: () => DeadlineMessages = createMessagesHook("deadline", deadline);
