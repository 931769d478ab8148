"use client";

import { type FindingMessages, findings } from "../../locales/en/findings.js";
import { useHostSettings } from "../../react/HostContext.js";
import { createMerge } from "../createMerge.js";

const merge = createMerge(findings);

/** Returns the words of findings of the nearest `HostProvider`, English where it says nothing. */
export function useFindingMessages(): FindingMessages {
  return merge(useHostSettings().messages?.findings);
}
