"use client";

import { useSyncExternalStore } from "react";
import type { SessionRecord } from "../host/session.js";
import { useHost } from "./useHost.js";

/**
 * Returns what the host knows of one session: its own name for the server, and what the server claims to be.
 * @param id The session, as `attachClient` or `openSession` was given it.
 */
export function useSession(id: string): SessionRecord | undefined {
  const host = useHost();
  return useSyncExternalStore(
    host.subscribe,
    () => host.getState().sessions.find((session) => session.id === id),
    () => undefined,
  );
}
