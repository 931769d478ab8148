"use client";

import { useSyncExternalStore } from "react";
import type { SessionRecord } from "../host/session.js";
import { useHost } from "./useHost.js";

const none: readonly SessionRecord[] = [];

/** Returns the sessions of the host, open or closed; none where a page is rendered on a server. */
export function useSessions(): readonly SessionRecord[] {
  const host = useHost();
  return useSyncExternalStore(
    host.subscribe,
    () => host.getState().sessions,
    () => none,
  );
}
