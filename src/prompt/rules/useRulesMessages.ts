"use client";

import { type RulesMessages, rules } from "../../locales/en/rules.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words about rules of the nearest `HostProvider`, English where it says nothing. */
export const useRulesMessages: () => RulesMessages = createMessagesHook("rules", rules);
