import { createListeners } from "../../state/listeners.js";

/** A part of the library that is loaded when it is first needed. */
export interface Chunk<Value> {
  /** The state of loading. */
  getState(): ChunkState<Value>;
  /** Loads it, unless it is loaded or on its way; after a failure it tries again. */
  load(): void;
  /** Loads it before it is needed: a failure is nobody's concern until then. */
  preload(): void;
  subscribe(listener: () => void): () => void;
}

/** The state of loading a {@link Chunk}. */
export type ChunkState<Value> =
  /** `isRetry` where an earlier attempt failed. */
  | { readonly status: "loading"; readonly isRetry?: boolean }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly value: Value };

/** Makes a {@link Chunk} of what a function imports. */
export function createChunk<Value>(start: () => Promise<Value>): Chunk<Value> {
  const listeners = createListeners();
  let state: ChunkState<Value> = { status: "loading" };
  let isOnItsWay = false;
  let isNeeded = false;

  const setState = (next: ChunkState<Value>) => {
    state = next;
    listeners.tell();
  };

  const begin = () => {
    if (isOnItsWay || state.status === "loaded") return;
    isOnItsWay = true;
    start().then(
      (value) => setState({ status: "loaded", value }),
      () => {
        isOnItsWay = false;
        if (isNeeded) setState({ status: "failed" });
      },
    );
  };

  return {
    getState: () => state,
    load() {
      isNeeded = true;
      if (state.status === "failed") setState({ status: "loading", isRetry: true });
      begin();
    },
    preload: begin,
    subscribe: listeners.add,
  };
}
