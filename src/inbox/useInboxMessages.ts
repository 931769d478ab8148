"use client";

import { type InboxMessages, inbox } from "../locales/en/inbox.js";
import { useHostSettings } from "../react/HostContext.js";
import { createMerge } from "../ui/createMerge.js";

const merge = createMerge(inbox);

/** Returns the words of the inbox of the nearest `HostProvider`, English where it says nothing. */
export function useInboxMessages(): InboxMessages {
  return merge(useHostSettings().messages?.inbox);
}
