"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type InboxMessages, inbox } from "../../locales/en/inbox.js";
import { createMerge } from "../shared/createMerge.js";

const merge = createMerge(inbox);

/** Returns the words of the inbox of the nearest `HostProvider`, English where it says nothing. */
export function useInboxMessages(): InboxMessages {
  return merge(useHostSettings().messages?.inbox);
}
