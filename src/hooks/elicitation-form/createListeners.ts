/** Listeners to single keys, and listeners to all of them. */
export interface Listeners {
  /** Adds a listener to one key, or without a key to all. Returns a function that removes it. */
  add(listener: () => void, key?: string): () => void;
  /** Tells those who listen to a key, or without a key everybody. */
  tell(key?: string): void;
}

/** Makes a {@link Listeners} without listeners. */
export function createListeners(): Listeners {
  const toAll = new Set<() => void>();
  const byKey = new Map<string, Set<() => void>>();
  return {
    add(listener, key) {
      const set = key === undefined ? toAll : (byKey.get(key) ?? new Set());
      if (key !== undefined) byKey.set(key, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
    tell(key) {
      const concerned = key === undefined ? [...byKey.values()] : [byKey.get(key) ?? []];
      for (const set of [...concerned, toAll]) for (const listener of [...set]) listener();
    },
  };
}
