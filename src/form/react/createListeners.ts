import { createKeyedListeners } from "../../state/keyedListeners.js";

/** Listeners to single keys, and listeners to all of them. */
export interface Listeners {
  /** Adds a listener to one key, or without a key to all. Returns a function that removes it. */
  add(listener: () => void, key?: string): () => void;
  /** Tells those who listen to a key, and those who listen to all; without a key only the latter. */
  tell(key?: string): void;
  /** Tells those who listen to single keys: the first of them at once, the others in later tasks. */
  tellEach(keys: readonly string[]): void;
}

/** So many keys are told at once: what follows from thousands would hold up the page. */
const atOnce = 100;

/** Makes a {@link Listeners} without listeners. */
export function createListeners(): Listeners {
  const listeners = createKeyedListeners();
  const tellEach = (keys: readonly string[]) => {
    listeners.tell(keys.slice(0, atOnce));
    if (keys.length > atOnce) setTimeout(() => tellEach(keys.slice(atOnce)));
  };
  return {
    add: listeners.add,
    tell: (key) => listeners.tell(key === undefined ? [] : [key], true),
    tellEach,
  };
}
