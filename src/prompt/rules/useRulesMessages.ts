"use client";

import { rules } from "../../messages/compiled/en/rules.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words about rules of the nearest `HostProvider`, English where it says nothing. */
export const useRulesMessages: () => Messages["rules"] = createMessagesHook("rules", rules);
