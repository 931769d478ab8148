import { createListeners } from "../../state/listeners.js";

/** One clock for everything that tells how long ago something was; it runs while somebody looks. */
export interface Clock {
  readonly subscribe: (listener: () => void) => () => void;
  /** The time of the last tick, in milliseconds since 1970; the real one while nobody listens. */
  readonly now: () => number;
}

/** Makes a {@link Clock} that ticks this often, in milliseconds. */
export function createClock(interval: number): Clock {
  const listeners = createListeners();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = 0;

  const tick = () => {
    now = Date.now();
    listeners.tell();
  };

  return {
    now: () => (timer === undefined ? Date.now() : now),
    subscribe(listener) {
      const remove = listeners.add(listener);
      if (timer === undefined) {
        now = Date.now();
        timer = setInterval(tick, interval);
      }
      return () => {
        remove();
        if (!listeners.isEmpty()) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
