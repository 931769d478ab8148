"use client";

import { type DeadlineMessages, deadline } from "../locales/en/deadline.js";
import { useHostSettings } from "../react/HostContext.js";
import { createMerge } from "../ui/createMerge.js";

const merge = createMerge(deadline);

/** Returns the words of deadlines of the nearest `HostProvider`, English where it says nothing. */
export function useDeadlineMessages(): DeadlineMessages {
  return merge(useHostSettings().messages?.deadline);
}
