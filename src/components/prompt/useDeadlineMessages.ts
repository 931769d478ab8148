"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type DeadlineMessages, deadline } from "../../locales/en/deadline.js";
import { createMerge } from "../shared/createMerge.js";

const merge = createMerge(deadline);

/** Returns the words of deadlines of the nearest `HostProvider`, English where it says nothing. */
export function useDeadlineMessages(): DeadlineMessages {
  return merge(useHostSettings().messages?.deadline);
}
