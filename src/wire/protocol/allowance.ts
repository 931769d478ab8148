import { limitsOf, type RequestLimits } from "./requestLimits.js";

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
}

/** Makes the allowance of one request: all that the limits allow. */
export function createAllowance(limits: RequestLimits = {}): Allowance {
  const all = limitsOf(limits);
  return {
    limits: all,
    // From infinity nothing could be taken, and nobody would ever rest.
    left: Math.min(all.steps, Number.MAX_SAFE_INTEGER),
    options: all.options,
    restBelow: Number.NEGATIVE_INFINITY,
  };
}

/** Whether whoever works in slices has done enough for now. */
export function isTired({ left, restBelow }: Allowance): boolean {
  return left < restBelow;
}
