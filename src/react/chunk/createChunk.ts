import { createListeners } from "../../state/listeners.js";

/** A part of the library that is loaded when it is first needed. */
export interface Chunk<Value> {
  /** The state of loading. */
  getState(): ChunkState<Value>;
  /** Loads it, unless it is loaded or on its way; after a failure it tries again. */
  load(): void;
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

  const setState = (next: ChunkState<Value>) => {
    isOnItsWay = next.status === "loading";
    state = next;
    listeners.tell();
  };

  return {
    getState: () => state,
    load() {
      if (isOnItsWay || state.status === "loaded") return;
      setState({ status: "loading", isRetry: state.status === "failed" });
      start().then(
        (value) => setState({ status: "loaded", value }),
        () => setState({ status: "failed" }),
      );
    },
    subscribe: listeners.add,
  };
}
