"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { tools } from "../../messages/compiled/en/tools.js";

/** Returns the words of the tools panel of the nearest `HostProvider`, English where it has none. */
export const useToolsMessages: () => Messages["tools"] = createMessagesHook("tools", tools);
