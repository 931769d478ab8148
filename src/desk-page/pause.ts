/** Pauses between attempts, each up to twice as long as the one before, and never two pages' at once. */
export interface Pauses {
  /** Waits; at once over when the signal aborts. */
  next(): Promise<void>;
  /** Begins anew with the shortest. */
  reset(): void;
}

const shortest = 250;
const longest = 30_000;

/** Makes the pauses of one connection. */
export function createPause(signal: AbortSignal): Pauses {
  let most = shortest;
  return {
    async next() {
      const delay = most / 2 + (Math.random() * most) / 2;
      most = Math.min(most * 2, longest);
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      const timer = setTimeout(end, delay);
      signal.addEventListener("abort", end, { once: true });
      await over;
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    },
    reset() {
      most = shortest;
    },
  };
}
