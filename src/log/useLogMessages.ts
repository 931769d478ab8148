"use client";

import { log } from "../messages/compiled/en/log.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words of the log of the nearest `HostProvider`, English where it says nothing. */
export const useLogMessages: () => Messages["log"] = createMessagesHook("log", log);
