"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Chunk, ChunkState } from "./createChunk.js";

/** Loads a chunk, once this is in the page, and says how far it is. */
export function useChunk<Value>(chunk: Chunk<Value>): ChunkState<Value> {
  useEffect(() => chunk.load(), [chunk]);
  return useSyncExternalStore(chunk.subscribe, chunk.getState, chunk.getState);
}
