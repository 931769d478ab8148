import { letProcessEnd } from "../../timing/letProcessEnd.js";
import type { DeskStore } from "./store.js";
import { untilDone } from "./untilDone.js";

/** Tells of writes for an audience. */
export interface Watches {
  /** Calls `wake` after each write for an audience, and with true once each heartbeat of this node. Returns a function that stops it. */
  listen(audience: string, wake: (isBeat: boolean) => void): () => void;
  /**
   * Resolves once the store is watched for an audience, or the first attempt has failed. Until another attempt succeeds,
   * heartbeats wake the listeners.
   */
  ready(audience: string): Promise<void>;
  /** Wakes everybody within half a heartbeat, as something may have been missed: a few at a time, so that what is asked meanwhile need not wait until all have looked into the store. */
  wakeAll(): void;
  /** From now on watches no longer than somebody listens. */
  close(): void;
}

/** One audience that the store is watched for. */
interface Watch {
  readonly wakes: Set<(isBeat: boolean) => void>;
  ready: Promise<void>;
  stop?: () => Promise<void>;
  /** Runs while nobody listens. */
  idle?: ReturnType<typeof setTimeout>;
}

/** The time between those who are woken together and the next ones, in milliseconds, and how many are woken together at least. */
const pause = 25;
const fewest = 10;

/**
 * Watches a store once for each audience, however many listen. It goes on for one `heartbeat`, in milliseconds, after the last of them, since
 * one question often follows another, and each would wait for a connection, or for its turn, to be watched anew.
 */
export function createWatches(
  store: DeskStore,
  heartbeat: number,
  report: (error: unknown) => void,
): Watches {
  const watched = new Map<string, Watch>();
  let isClosed = false;
  /** Runs while there are some yet to be woken. */
  let round: ReturnType<typeof setTimeout> | undefined;

  const wakeSome = (waiting: Watch[], share: number) => {
    for (const watch of waiting.splice(0, share)) wakeAllOf(watch, true);
    round = waiting.length > 0 ? setTimeout(wakeSome, pause, waiting, share) : undefined;
    letProcessEnd(round);
  };

  const start = async (audience: string, watch: Watch): Promise<void> => {
    const wakeAll = () => wakeAllOf(watch, false);
    const begin = async () => {
      const stop = await store.watch(audience, wakeAll, report);
      if (watched.get(audience) !== watch) return stop();
      watch.stop = stop;
    };
    try {
      await begin();
    } catch (error) {
      report(error);
      const goesOn = () => watched.get(audience) === watch;
      void untilDone(begin, { report, goesOn }).then(wakeAll);
    }
  };

  const open = (audience: string): Watch => {
    const watch: Watch = { wakes: new Set(), ready: Promise.resolve() };
    watched.set(audience, watch);
    watch.ready = start(audience, watch);
    return watch;
  };

  const end = (audience: string, watch: Watch) => {
    if (watch.wakes.size > 0 || watched.get(audience) !== watch) return;
    clearTimeout(watch.idle);
    watched.delete(audience);
    watch.stop?.().catch(report);
  };

  return {
    listen(audience, wake) {
      const own = (isBeat: boolean) => wake(isBeat);
      const watch = watched.get(audience) ?? open(audience);
      clearTimeout(watch.idle);
      watch.wakes.add(own);
      return () => {
        watch.wakes.delete(own);
        if (watch.wakes.size > 0) return;
        if (isClosed) return end(audience, watch);
        clearTimeout(watch.idle);
        watch.idle = setTimeout(() => end(audience, watch), heartbeat);
        letProcessEnd(watch.idle);
      };
    },
    ready: async (audience) => watched.get(audience)?.ready,
    wakeAll() {
      if (round !== undefined) return;
      const share = Math.ceil((watched.size * pause) / (heartbeat / 2));
      wakeSome([...watched.values()], Math.max(share, fewest));
    },
    close() {
      isClosed = true;
      clearTimeout(round);
      for (const [audience, watch] of watched) end(audience, watch);
    },
  };
}

function wakeAllOf({ wakes }: Watch, isBeat: boolean): void {
  for (const wake of [...wakes]) wake(isBeat);
}
