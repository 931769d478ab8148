"use client";

import { type FindingMessages, findings } from "../../locales/en/findings.js";
import { createMessagesHook } from "../createMessagesHook.js";

/** Returns the words of findings of the nearest `HostProvider`, English where it says nothing. */
export const useFindingMessages: () => FindingMessages = createMessagesHook("findings", findings);
