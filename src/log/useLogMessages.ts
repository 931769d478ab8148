"use client";

import { type LogMessages, log } from "../locales/en/log.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words of the log of the nearest `HostProvider`, English where it says nothing. */
export const useLogMessages: () => LogMessages = createMessagesHook("log", log);
