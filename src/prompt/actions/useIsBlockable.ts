"use client";

import { useHostValue } from "../../react/useHostValue.js";
import { unblockableKey } from "../../state/unblockable.js";

/** Whether this window may block the server of a session, or let it ask again. */
export function useIsBlockable(session: string): boolean {
  const unblockable = useHostValue(unblockableKey);
  return !unblockable?.includes(session);
}
