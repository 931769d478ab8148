/** Pauses between attempts, each up to twice as long as the one before, and no two machines' alike. */
export interface Pauses {
  /** Waits; at once over when the signal aborts. */
  next(): Promise<void>;
  /** Begins anew with the shortest. */
  reset(): void;
}

/** Makes the pauses of one thing that is tried again: each between half of its length and all of it, in milliseconds. */
export function createPauses({
  shortest,
  longest,
  signal,
}: {
  shortest: number;
  longest: number;
  signal?: AbortSignal;
}): Pauses {
  let most = shortest;
  return {
    async next() {
      const delay = most / 2 + (Math.random() * most) / 2;
      most = Math.min(most * 2, longest);
      await pause(delay, signal);
    },
    reset() {
      most = shortest;
    },
  };
}

/** Waits so many milliseconds; at once over when the signal aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const timer = setTimeout(end, milliseconds);
  signal?.addEventListener("abort", end, { once: true });
  await over;
  clearTimeout(timer);
  signal?.removeEventListener("abort", end);
}
