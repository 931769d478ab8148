import { createKeyedListeners } from "../state/keyedListeners.js";
import { createListeners } from "../state/listeners.js";

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
  const listeners = createKeyedListeners(report);
  const observers = createListeners<[key: string]>(report);
  let depth = 0;
  let stateIsDirty = false;
  let dirtyKeys = new Set<string>();

  const flush = () => {
    const keys = dirtyKeys;
    const state = stateIsDirty;
    dirtyKeys = new Set();
    stateIsDirty = false;
    for (const key of keys) {
      observers.tell(key);
      listeners.tell([key]);
    }
    listeners.tell([], state);
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
    subscribe: listeners.add,
    observe: observers.add,
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
