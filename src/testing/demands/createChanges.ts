/** Lets code wait for what others bring about. */
export interface Changes {
  /** Has everybody who waits look again. */
  happened(): void;
  /** Resolves to what is read, once that is something; to undefined when the milliseconds are over. */
  until<Value>(read: () => Value | undefined, patience: number): Promise<Value | undefined>;
}

/** Makes {@link Changes}. */
export function createChanges(): Changes {
  const waiting = new Set<() => void>();
  return {
    happened() {
      for (const look of [...waiting]) look();
    },
    until(read, patience) {
      return new Promise((resolve) => {
        const end = (value: ReturnType<typeof read>) => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(value);
        };
        const look = () => {
          const value = read();
          if (value !== undefined) end(value);
        };
        const timer = setTimeout(end, patience, undefined);
        // Nobody waits any longer once the rest of the process is done.
        timer.unref();
        waiting.add(look);
        look();
      });
    },
  };
}
