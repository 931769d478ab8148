import { createListeners, type Listeners } from "./listeners.js";

/** Those who listen to single keys of something, and those who listen to all of it. */
export interface KeyedListeners {
  /** Adds a listener to one key, or without a key to all of it. Returns a function that removes it. */
  add(listener: () => void, key?: string): () => void;
  /** Tells those who listen to these keys, then, if `all` is set, those who listen to all of it. */
  tell(keys: Iterable<string>, all?: boolean): void;
  /** Tells those who listen to these keys: the first of them at once, the others in later tasks. */
  tellInTurns(keys: readonly string[]): void;
}

/** So many keys are told at once: what follows from thousands would hold up the page. */
const atOnce = 100;

/** Makes {@link KeyedListeners} without a listener; errors go where {@link createListeners} has them go. */
export function createKeyedListeners(failed?: (error: unknown) => void): KeyedListeners {
  const toAll = createListeners(failed);
  const byKey = new Map<string, Listeners>();
  const tell = (keys: Iterable<string>) => {
    for (const key of keys) byKey.get(key)?.tell();
  };
  const tellInTurns = (keys: readonly string[]) => {
    tell(keys.slice(0, atOnce));
    if (keys.length > atOnce) setTimeout(() => tellInTurns(keys.slice(atOnce)));
  };
  return {
    add(listener, key) {
      if (key === undefined) return toAll.add(listener);
      const listeners = byKey.get(key) ?? createListeners(failed);
      byKey.set(key, listeners);
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (listeners.isEmpty() && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    tell(keys, all = false) {
      tell(keys);
      if (all) toAll.tell();
    },
    tellInTurns,
  };
}
