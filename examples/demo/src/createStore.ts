/** Holds one immutable value and tells its listeners when the value is replaced. */
export interface Store<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  setState(change: (state: State) => State): void;
}

/** Makes a store. */
export function createStore<State>(state: State): Store<State> {
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState(change) {
      const next = change(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
