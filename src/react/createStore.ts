import { createListeners } from "../state/listeners.js";

/** Holds one immutable value and tells its listeners when the value is replaced. */
export interface Store<State> {
  /** The value as it is now. */
  getState(): State;
  /** Calls the listener after every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** A store that its owner writes to. */
export interface WritableStore<State> extends Store<State> {
  /** Replaces the value. */
  setState(next: State): void;
}

/** Makes a store. */
export function createStore<State>(initial: State): WritableStore<State> {
  const listeners = createListeners();
  let state = initial;
  return {
    getState: () => state,
    subscribe: listeners.add,
    setState(next) {
      if (Object.is(next, state)) return;
      state = next;
      listeners.tell();
    },
  };
}
