"use client";

import { useCallback } from "react";
import { useRootsContext } from "./RootsContext.js";

/** Returns a function that gives the host's names for the servers of sessions. */
export function useServerNames(): (sessions: readonly string[]) => readonly string[] {
  const { servers } = useRootsContext().roots;
  return useCallback(
    (sessions) => sessions.map((id) => servers.find(({ session }) => session === id)?.name ?? id),
    [servers],
  );
}
