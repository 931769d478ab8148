import { createListeners } from "../../state/listeners.js";

/** The most time left, in steps that are worth telling. */
export interface TimeLeft {
  readonly count: number;
  readonly unit: "second" | "minute" | "hour";
}

/** Counts down to a deadline. */
export interface Countdown {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until the next step; `undefined` once the time is up. */
  readonly getState: () => TimeLeft | undefined;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A step, and how much time is left when it ends. */
interface Step {
  readonly left: TimeLeft;
  readonly until: number;
}

/** The step that so many milliseconds are in: hours, then minutes, then half a minute and ten seconds. */
export function stepAt(left: number): Step | undefined {
  if (left <= 0) return undefined;
  if (left <= 10 * second) return { left: { count: 10, unit: "second" }, until: 0 };
  if (left <= 30 * second) return { left: { count: 30, unit: "second" }, until: 10 * second };
  if (left <= minute) return { left: { count: 1, unit: "minute" }, until: 30 * second };
  const [size, unit] = left <= hour ? ([minute, "minute"] as const) : ([hour, "hour"] as const);
  const count = Math.ceil(left / size);
  return { left: { count, unit }, until: (count - 1) * size };
}

/** Makes a {@link Countdown}; it holds one timer, while somebody listens. */
export function createCountdown(deadline: number): Countdown {
  const listeners = createListeners();
  let step = stepAt(deadline - Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    if (!step) return;
    const delay = Math.max(0, deadline - Date.now() - step.until);
    // A longer one would fire at once.
    timer = setTimeout(advance, Math.min(delay, hour));
  };
  const advance = () => {
    const next = stepAt(deadline - Date.now());
    const isNew = next?.until !== step?.until;
    if (isNew) step = next;
    wait();
    if (isNew) listeners.tell();
  };

  return {
    getState: () => step?.left,
    subscribe(listener) {
      if (listeners.isEmpty()) wait();
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (listeners.isEmpty()) clearTimeout(timer);
      };
    },
  };
}
