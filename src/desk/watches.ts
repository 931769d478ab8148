import type { DeskStore } from "./store.js";

/** Tells of writes for an audience. */
export interface Watches {
  /** Calls `wake` after each write for an audience. Returns a function that stops it. */
  listen(audience: string, wake: () => void): () => void;
  /** Resolves once the store is watched for an audience that somebody listens to. */
  ready(audience: string): Promise<void>;
  /** Wakes everybody: something may have been missed. */
  wakeAll(): void;
}

/** The longest time between two attempts to watch a store that cannot be reached, in milliseconds. */
const longestPause = 5_000;

/** Watches a store once for each audience, however many listen. */
export function createWatches(store: DeskStore, report: (error: unknown) => void): Watches {
  const watched = new Map<string, { wakes: Set<() => void>; ready: Promise<void> }>();

  const start = (audience: string, wakes: Set<() => void>): Promise<void> => {
    const wakeAll = () => {
      for (const wake of [...wakes]) wake();
    };
    const attempt = async (pause: number): Promise<void> => {
      try {
        const stop = await store.watch(audience, wakeAll);
        stopOf.set(wakes, stop);
        if (wakes.size === 0) await end(wakes);
      } catch (error) {
        report(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
        // oxlint-disable-next-line bounds/recursion -- it ends when nobody listens any more.
        if (wakes.size > 0) await attempt(Math.min(pause * 2, longestPause)).then(wakeAll);
      }
    };
    return attempt(100);
  };

  const stopOf = new Map<Set<() => void>, () => Promise<void>>();
  const end = async (wakes: Set<() => void>) => {
    const stop = stopOf.get(wakes);
    stopOf.delete(wakes);
    await stop?.();
  };

  return {
    listen(audience, wake) {
      const own = () => wake();
      let watch = watched.get(audience);
      if (watch) watch.wakes.add(own);
      else {
        const wakes = new Set([own]);
        watch = { wakes, ready: start(audience, wakes) };
        watched.set(audience, watch);
      }
      const { wakes } = watch;
      return () => {
        wakes.delete(own);
        if (wakes.size > 0) return;
        if (watched.get(audience)?.wakes === wakes) watched.delete(audience);
        end(wakes).catch(report);
      };
    },
    ready: async (audience) => watched.get(audience)?.ready,
    wakeAll() {
      for (const { wakes } of watched.values()) for (const wake of [...wakes]) wake();
    },
  };
}
