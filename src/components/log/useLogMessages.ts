"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type LogMessages, log } from "../../locales/en/log.js";
import { createMerge } from "../shared/createMerge.js";

const merge = createMerge(log);

/** Returns the words of the log of the nearest `HostProvider`, English where it says nothing. */
export function useLogMessages(): LogMessages {
  return merge(useHostSettings().messages?.log);
}
