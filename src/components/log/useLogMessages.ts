"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type LogMessages, log } from "../../locales/en/log.js";

/** Returns the words of the log of the nearest `HostProvider`, English where it says nothing. */
export function useLogMessages(): LogMessages {
  return { ...log, ...useHostSettings().messages?.log };
}
