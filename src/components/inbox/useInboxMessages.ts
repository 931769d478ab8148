"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type InboxMessages, inbox } from "../../locales/en/inbox.js";

/** Returns the words of the inbox of the nearest `HostProvider`, English where it says nothing. */
export function useInboxMessages(): InboxMessages {
  return { ...inbox, ...useHostSettings().messages?.inbox };
}
