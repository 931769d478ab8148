import { longestDelay } from "./callClock.js";

/** Calls `onEnd` once a deadline has passed, however often it moves meanwhile. Returns a function that stops it. */
export function watchDeadline(deadlineOf: () => number | undefined, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const deadline = deadlineOf();
    if (deadline === undefined) return;
    const delay = Math.min(Math.max(0, deadline - Date.now()), longestDelay);
    timer = setTimeout(() => ((deadlineOf() ?? 0) > Date.now() ? look() : onEnd()), delay);
  };
  look();
  return () => clearTimeout(timer);
}
