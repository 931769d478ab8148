"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type FindingMessages, findings } from "../../locales/en/findings.js";

/** Returns the words of findings of the nearest `HostProvider`, English where it says nothing. */
export function useFindingMessages(): FindingMessages {
  const override = useHostSettings().messages?.findings;
  if (!override) return findings;
  return {
    ...findings,
    ...override,
    found: Object.assign({}, findings.found, override.found),
  };
}
