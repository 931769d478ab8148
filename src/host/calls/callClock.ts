/** The largest delay a timer takes; beyond it timers, and the SDKs' timeouts, fire after 1 ms. */
export const longestDelay = 2_147_483_647;

/** A countdown that several parties can hold; it runs while nobody does. */
export interface CallClock {
  /** Stops the countdown until the matching `release`. */
  hold(): void;
  /** Takes one hold back; true if the countdown runs now. */
  release(): boolean;
  /** Ends it for good. */
  stop(): void;
}

/** Starts a countdown of `limit` milliseconds; `Infinity` never ends. */
export function createCallClock(limit: number, onEnd: () => void): CallClock {
  let left = limit;
  let holds = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  };

  const run = () => {
    if (left === Number.POSITIVE_INFINITY) return;
    startedAt = performance.now();
    const delay = Math.min(left, longestDelay);
    timer = setTimeout(() => {
      timer = undefined;
      left -= delay;
      if (left > 0) run();
      else onEnd();
    }, delay);
  };

  run();
  return {
    hold() {
      holds += 1;
      pause();
    },
    release() {
      holds -= 1;
      if (holds > 0) return false;
      run();
      return true;
    },
    stop() {
      holds = Number.POSITIVE_INFINITY;
      pause();
    },
  };
}
