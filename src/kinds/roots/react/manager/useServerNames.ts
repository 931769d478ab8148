"use client";

import { useCallback } from "react";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useRootsContext } from "./RootsContext.js";

/** Returns a function that gives the host's names for the servers of sessions. */
export function useServerNames(): (sessions: readonly string[]) => readonly string[] {
  const { servers } = useRootsContext().roots;
  const visible = useVisibleText();
  return useCallback(
    (sessions) =>
      sessions.map((id) => visible(servers.find(({ session }) => session === id)?.name ?? id)),
    [servers, visible],
  );
}
