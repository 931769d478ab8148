import { onTestFinished, vi } from "vitest";

/** Time that passes only where a test lets it. */
export interface ManualClock {
  /** Lets so many milliseconds pass, a second at a time, with what the event loop has to do between. */
  pass(milliseconds: number): Promise<void>;
  /** Lets the event loop do what it has to, and in the end time pass, until something is so. */
  until(isSo: () => boolean, what: string): Promise<void>;
  /** Waits for a promise, as {@link ManualClock.until} does. */
  wait<Value>(promise: Promise<Value>, what: string): Promise<Value>;
  /**
   * Drops all timers, as the end of a process does. SDK v1 leaves one behind for each request of a connection that closed, and
   * a second takes as long as there are timers.
   */
  drop(): void;
}

/** So many turns of the event loop before it takes time, and so many that are too many. */
const patience = 12;
const longest = 2_000;

/** Puts a clock in place that stands still; channels and streams go on. */
export function startManualClock(): ManualClock {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  onTestFinished(() => void vi.useRealTimers());
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  const clock: ManualClock = {
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= 1_000) {
        vi.advanceTimersByTime(Math.min(left, 1_000));
        await turn();
        await turn();
      }
    },
    async until(isSo, what) {
      for (let turns = 0; !isSo(); turns += 1) {
        if (turns > longest) throw new Error(`This never was so: ${what}.`);
        await turn();
        if (turns > patience && turns % 4 === 0) vi.advanceTimersByTime(500);
      }
    },
    async wait(promise, what) {
      let isSettled = false;
      const settled = () => {
        isSettled = true;
      };
      promise.then(settled, settled);
      await clock.until(() => isSettled, what);
      return promise;
    },
    drop() {
      vi.clearAllTimers();
    },
  };
  return clock;
}
