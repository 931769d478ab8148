/** What happened in a page since the last look. */
export interface Watched {
  /** From each key to the frame that shows it, in milliseconds, as the browser's event timing has it (in steps of 8). */
  readonly keys: readonly number[];
  /** Between one frame and the next, in milliseconds. */
  readonly frames: readonly number[];
  /** Tasks that kept the page busy for 50 ms or more. */
  readonly longTasks: readonly number[];
}

/** Watches keys, frames and long tasks. */
export function createWatch(): { start(): void; stop(): Watched } {
  let keys: number[] = [];
  let frames: number[] = [];
  let longTasks: number[] = [];
  let last: number | undefined;
  let isOn = false;

  const options = { durationThreshold: 16, buffered: false };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") keys.push(entry.duration);
  }).observe({ type: "event", ...options });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  }).observe({ type: "longtask" });

  const frame = (now: number) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(frame);
  };

  return {
    start() {
      keys = [];
      frames = [];
      longTasks = [];
      last = undefined;
      isOn = true;
      requestAnimationFrame(frame);
    },
    stop() {
      isOn = false;
      return { keys, frames, longTasks };
    },
  };
}
