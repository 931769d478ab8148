"use client";

import { type InboxMessages, inbox } from "../locales/en/inbox.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words of the inbox of the nearest `HostProvider`, English where it says nothing. */
export const useInboxMessages: () => InboxMessages = createMessagesHook("inbox", inbox);
