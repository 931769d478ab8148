/** Those who listen to something, all of it or one key. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  add(listener: () => void, key?: string): () => void;
  /** Tells those who listen to these keys, and then, if all of it has changed, those who listen to all. */
  tell(keys: Iterable<string>, all?: boolean): void;
}

/** Makes an empty set of listeners; what one throws goes to `report` and keeps nobody else from hearing. */
export function createListeners(report: (error: unknown) => void): Listeners {
  const byKey = new Map<string | undefined, Set<() => void>>();

  const tellOne = (key: string | undefined) => {
    for (const listener of [...(byKey.get(key) ?? [])]) {
      try {
        listener();
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    add(listener, key) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    tell(keys, all = false) {
      for (const key of keys) tellOne(key);
      if (all) tellOne(undefined);
    },
  };
}
