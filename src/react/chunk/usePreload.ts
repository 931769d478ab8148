"use client";

import { useEffect } from "react";
import type { Chunk } from "./createChunk.js";

/** Loads a chunk before it is needed, once the page that this is in has nothing else to do. */
export function usePreload(chunk: Chunk<unknown>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || chunk.getState().status === "loaded") return undefined;
    // Safari has no idle callbacks: there, once what came with this is in the page.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(chunk.preload);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(chunk.preload);
    return () => cancelIdleCallback(request);
  }, [chunk, isWanted]);
}
