import { useSyncExternalStore } from "react";

/** Reads a store's state, and renders again when it is replaced. */
export function useStore<State>(store: {
  getState(): State;
  subscribe(listener: () => void): () => void;
}): State {
  return useSyncExternalStore(store.subscribe, store.getState);
}
