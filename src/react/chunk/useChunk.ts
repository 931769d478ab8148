"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Chunk, ChunkState } from "./createChunk.js";

/** Loads a chunk, once this is in the page and it is wanted, again when the page is back online, and says how far it is. */
export function useChunk<Value>(chunk: Chunk<Value>, isWanted = true): ChunkState<Value> {
  useEffect(() => {
    if (!isWanted) return;
    chunk.load();
    window.addEventListener("online", chunk.load);
    return () => window.removeEventListener("online", chunk.load);
  }, [chunk, isWanted]);
  return useSyncExternalStore(chunk.subscribe, chunk.getState, chunk.getState);
}
