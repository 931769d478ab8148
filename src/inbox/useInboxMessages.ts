"use client";

import { inbox } from "../messages/compiled/en/inbox.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words of the inbox of the nearest `HostProvider`, English where it says nothing. */
export const useInboxMessages: () => Messages["inbox"] = createMessagesHook("inbox", inbox);
