import { createEngineClock } from "../../timing/engineClock.js";
import type { DeskStore } from "./store.js";

/** The clock of all nodes of a desk: the store's, or the node's if the store has none. */
export interface DeskClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Converts a time of the node to this clock. */
  shared(local: number): number;
  /** Reads the store's clock, at most once per heartbeat. */
  sync(): Promise<void>;
}

/** The difference between two clocks that is reported, in milliseconds. */
const tolerance = 5_000;

/** Makes the {@link DeskClock} of one node; `report` gets an error where the node's own clock is another. */
export function createDeskClock(
  store: DeskStore,
  heartbeat: number,
  report: (error: unknown) => void,
): DeskClock {
  const readStore = store.now;
  if (!readStore)
    return { now: () => Date.now(), shared: (local) => local, sync: () => Promise.resolve() };
  const engine = createEngineClock(() => readStore.call(store));
  let reading: Promise<void> | undefined;
  let readAt: number | undefined;
  let reported = 0;

  const read = async () => {
    const begun = performance.now();
    const ahead = await engine.read();
    readAt = performance.now();
    // A slow answer says less.
    const tolerated = tolerance + (readAt - begun);
    if (Math.abs(ahead) <= tolerated) reported = 0;
    else if (Math.abs(ahead - reported) > tolerated) {
      reported = ahead;
      report(new Error(differs(ahead)));
    }
  };

  return {
    now: () => engine.now(),
    shared: (local) => Math.round(engine.now() + local - Date.now()),
    async sync() {
      if (readAt !== undefined && performance.now() - readAt < heartbeat) return;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    },
  };
}

function differs(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return (
    `The clock of this node is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the store's. ` +
    "The desk uses the store's clock, but other parts of the app may not. Set the node's clock, for example by NTP."
  );
}
