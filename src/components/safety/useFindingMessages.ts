"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type FindingMessages, findings } from "../../locales/en/findings.js";
import { createMerge } from "../shared/createMerge.js";

const merge = createMerge(findings);

/** Returns the words of findings of the nearest `HostProvider`, English where it says nothing. */
export function useFindingMessages(): FindingMessages {
  return merge(useHostSettings().messages?.findings);
}
