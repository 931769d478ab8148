/** Notices that the other side went silent, asking it first. */
export interface Heartbeat {
  start(): void;
  /** States that the other side was heard. */
  heard(): void;
  stop(): void;
}

/**
 * Makes a heartbeat that is stopped. Started, it asks after `interval` milliseconds of silence, and calls `missed`,
 * once, when one more interval brings no answer; with `Infinity` it never asks.
 */
export function createHeartbeat({
  interval,
  ask,
  missed,
}: {
  interval: number;
  ask: () => void;
  missed: () => void;
}): Heartbeat {
  let timer: ReturnType<typeof setInterval> | undefined;
  let silence: "heard" | "silent" | "asked" = "heard";

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const beat = () => {
    if (silence === "asked") {
      stop();
      missed();
    } else if (silence === "silent") {
      silence = "asked";
      ask();
    } else silence = "silent";
  };

  return {
    start() {
      stop();
      silence = "heard";
      if (interval !== Number.POSITIVE_INFINITY) timer = setInterval(beat, interval);
    },
    heard() {
      silence = "heard";
    },
    stop,
  };
}
