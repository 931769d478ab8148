/** Those who listen to something. */
export interface Listeners<Heard extends readonly unknown[] = []> {
  /** Adds a listener. Returns a function that removes it. */
  add(listener: (...heard: Heard) => void): () => void;
  /** Calls every listener that is there at this moment. */
  tell(...heard: Heard): void;
  isEmpty(): boolean;
}

/**
 * Makes {@link Listeners} without a listener. An error that one throws keeps nobody else from hearing: it goes to `failed`,
 * or without that to whoever tells, once all have heard.
 */
export function createListeners<Heard extends readonly unknown[] = []>(
  failed?: (error: unknown) => void,
): Listeners<Heard> {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...heard) {
      const errors: unknown[] = [];
      for (const listener of [...listeners]) {
        try {
          listener(...heard);
        } catch (error) {
          if (failed) failed(error);
          else errors.push(error);
        }
      }
      if (errors.length > 1) throw new AggregateError(errors, "Several listeners threw");
      if (errors.length === 1) throw errors[0];
    },
    isEmpty: () => listeners.size === 0,
  };
}
