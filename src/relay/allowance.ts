/** The rate at which something may be taken: so much at once, and so much more each second. */
export interface Allowance {
  /** Whether there is some left; takes it. */
  take(): boolean;
}

/** Makes an allowance that is full. */
export function createAllowance({
  atOnce,
  perSecond,
}: {
  atOnce: number;
  perSecond: number;
}): Allowance {
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
