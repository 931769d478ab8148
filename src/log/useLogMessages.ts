"use client";

import { type LogMessages, log } from "../locales/en/log.js";
import { useHostSettings } from "../react/HostContext.js";
import { createMerge } from "../ui/createMerge.js";

const merge = createMerge(log);

/** Returns the words of the log of the nearest `HostProvider`, English where it says nothing. */
export function useLogMessages(): LogMessages {
  return merge(useHostSettings().messages?.log);
}
