/** Tells listeners what changed, once per batch. */
export interface Notifier {
  /** Listens to one key, or without a key to the state as a whole. Returns a function that stops listening. */
  subscribe(listener: () => void, key?: string): () => void;
  /** Listens to every key that is announced, by name. */
  observe(observer: (key: string) => void): () => void;
  /** Says that the state as a whole has changed. */
  stateChanged(): void;
  /** Says that what stands under one key has changed. */
  keyChanged(key: string): void;
  /** Runs a function, then tells everybody at once. */
  batch<Result>(run: () => Result): Result;
}

/** Makes a {@link Notifier}; what a listener throws goes to `report` and keeps nobody else from hearing; `onStateChanged` runs at once. */
export function createNotifier(
  report: (error: unknown) => void,
  onStateChanged: () => void,
): Notifier {
  const stateListeners = new Set<() => void>();
  const keyListeners = new Map<string, Set<() => void>>();
  const observers = new Set<(key: string) => void>();
  let depth = 0;
  let stateIsDirty = false;
  let dirtyKeys = new Set<string>();

  const tell = (listener: () => void) => {
    try {
      listener();
    } catch (error) {
      report(error);
    }
  };

  const flush = () => {
    const keys = dirtyKeys;
    const state = stateIsDirty;
    dirtyKeys = new Set();
    stateIsDirty = false;
    for (const key of keys) {
      for (const observer of [...observers]) tell(() => observer(key));
      for (const listener of [...(keyListeners.get(key) ?? [])]) tell(listener);
    }
    if (state) for (const listener of [...stateListeners]) tell(listener);
  };

  const batch = <Result>(run: () => Result): Result => {
    depth += 1;
    try {
      return run();
    } finally {
      depth -= 1;
      if (depth === 0) flush();
    }
  };

  return {
    subscribe(listener, key) {
      if (key === undefined) {
        stateListeners.add(listener);
        return () => void stateListeners.delete(listener);
      }
      const listeners = keyListeners.get(key) ?? new Set();
      keyListeners.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && keyListeners.get(key) === listeners) keyListeners.delete(key);
      };
    },
    observe(observer) {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
    stateChanged: () =>
      batch(() => {
        stateIsDirty = true;
        onStateChanged();
      }),
    keyChanged: (key) =>
      batch(() => {
        dirtyKeys.add(key);
      }),
    batch,
  };
}
