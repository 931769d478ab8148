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
  const toAll = new Set<() => void>();
  const byKey = new Map<string, Set<() => void>>();

  const call = (listeners: Iterable<() => void>) => {
    for (const listener of [...listeners]) listener();
  };
  const tellEach = (keys: readonly string[]) => {
    for (const key of keys.slice(0, atOnce)) call(byKey.get(key) ?? []);
    if (keys.length > atOnce) setTimeout(() => tellEach(keys.slice(atOnce)));
  };

  return {
    add(listener, key) {
      const set = key === undefined ? toAll : (byKey.get(key) ?? new Set());
      if (key !== undefined) byKey.set(key, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
    tell(key) {
      if (key !== undefined) call(byKey.get(key) ?? []);
      call(toAll);
    },
    tellEach,
  };
}
