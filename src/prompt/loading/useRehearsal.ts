"use client";

import { useEffect } from "react";
import type { Chunk } from "../../react/chunk/createChunk.js";
import { useHost } from "../../react/useHost.js";

/**
 * Rehearses a kind that is loaded, once the page is idle again; in no page where a question is there already, which comes
 * first, nor where idleness cannot be told (Safari), nor in React's own tests.
 */
export function useRehearsal(rehearsal: Chunk<void> | undefined, isLoaded: boolean): void {
  const host = useHost();
  useEffect(() => {
    if (!rehearsal || !isLoaded || typeof requestIdleCallback !== "function") return undefined;
    const request = requestIdleCallback(() => {
      const isTested = Reflect.get(globalThis, "IS_REACT_ACT_ENVIRONMENT") === true;
      if (!isTested && host.getState().open.length === 0) rehearsal.preload();
    });
    return () => cancelIdleCallback(request);
  }, [rehearsal, isLoaded, host]);
}
