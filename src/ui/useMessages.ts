"use client";

import { type CoreMessages, core } from "../messages/core.js";
import { useHostSettings } from "../react/HostContext.js";
import { createMerge } from "./createMerge.js";

const merge = createMerge(core);

/**
 * Returns the catalogue of the nearest `HostProvider`, English where it says nothing; but for the words that load with
 * what says them. Throws outside of a provider.
 */
export function useMessages(): CoreMessages {
  return merge(useHostSettings().messages);
}
