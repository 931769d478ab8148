/** Lets code wait for what others bring about. */
export interface Arrivals {
  /** Has everybody who waits look again. */
  happened(): void;
  /** Resolves to what is read, once that is something; to undefined when the milliseconds are over. */
  until<Value>(read: () => Value | undefined, patience: number): Promise<Value | undefined>;
}

/** Makes {@link Arrivals}. */
export function createArrivals(): Arrivals {
  const waiting = new Map<object, () => void>();
  return {
    happened() {
      for (const look of [...waiting.values()]) look();
    },
    until(read, patience) {
      return new Promise((resolve) => {
        const found = read();
        if (found !== undefined) return resolve(found);
        const who = {};
        const look = () => {
          const value = read();
          if (value === undefined) return;
          clearTimeout(timer);
          waiting.delete(who);
          resolve(value);
        };
        const timer = setTimeout(() => {
          waiting.delete(who);
          resolve(undefined);
        }, patience);
        // Nobody waits any longer once the rest of the process is done.
        timer.unref();
        waiting.set(who, look);
      });
    },
  };
}
