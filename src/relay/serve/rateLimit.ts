/** The rate at which something may be taken: so much at once, and so much more each second. */
export interface RateLimit {
  /** Whether there is some left; takes it. */
  take(): boolean;
}

/** Makes a rate limit of which nothing is used yet. */
export function createRateLimit({
  atOnce,
  perSecond,
}: {
  atOnce: number;
  perSecond: number;
}): RateLimit {
  let left = atOnce;
  let at = Date.now();
  return {
    take() {
      const now = Date.now();
      left = Math.min(atOnce, left + (Math.max(0, now - at) * perSecond) / 1_000);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
