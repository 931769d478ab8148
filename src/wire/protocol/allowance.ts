import { limitsOf, type RequestLimits, requestLimits } from "./requestLimits.js";

/** The work that one request may still cost. Every reader of it takes from the same allowance, and stops when there is none left. */
export interface Allowance {
  /** The bounds of the request. */
  readonly limits: Required<RequestLimits>;
  /** Steps that are left; below 0 there is none. */
  left: number;
  /** Options that are left; below 0 there is none. */
  options: number;
  /** Where `left` falls below this, whoever works in slices rests. */
  restBelow: number;
  /** The time in milliseconds, for work whose steps cost too unlike each other to be told by their number alone. */
  readonly now?: () => number;
  /** From this moment on whoever works in slices rests, if there is a clock. */
  restAt: number;
}

/** Makes the allowance of one request: all that the limits allow; with a clock, slices of its work are short in time as well. */
export function createAllowance(
  limits: RequestLimits = requestLimits,
  now?: () => number,
): Allowance {
  const all = limitsOf(limits);
  return {
    limits: all,
    // From infinity nothing could be taken, and nobody would ever rest.
    left: Math.min(all.steps, Number.MAX_SAFE_INTEGER),
    options: all.options,
    restBelow: Number.NEGATIVE_INFINITY,
    ...(now && { now }),
    restAt: Number.POSITIVE_INFINITY,
  };
}

/** Whether whoever works in slices has done enough for now. */
export function isTired({ left, restBelow, now, restAt }: Allowance): boolean {
  return left < restBelow || (now !== undefined && now() >= restAt);
}
