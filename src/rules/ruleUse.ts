import type { Rule } from "../host/rule.js";
import type { RuleCount } from "../host/ruling.js";

/** The decisions of one rule so far, counted. */
export interface RuleUse {
  /** The decisions within the last hour; counted for a rule with a limit an hour. */
  readonly thisHour: number;
  /** The decisions since it was made, as far as this storage knows. */
  readonly total: number;
  /** The uses that are left, where they are counted. */
  readonly left?: number;
  /** The last decision, in milliseconds since 1970. */
  readonly lastAt?: number;
  /** Whether the server changed the tool that the rule allows: then the rule decides nothing. */
  readonly toolChanged?: true;
}

/** The part of the decisions of one rule that is kept. */
export interface KeptUse {
  readonly total: number;
  /** The times of the decisions within the last hour; kept for a rule with a limit an hour. */
  readonly times: readonly number[];
  readonly lastAt?: number;
}

/** An hour, in milliseconds. */
export const hour = 3_600_000;

/** The use of a rule that has decided nothing. */
export const unused: KeptUse = { total: 0, times: [] };

/** Whether a rule may decide once more. A clock that was set back makes no use younger. */
export function hasUsesLeft(
  { uses, perHour }: Rule,
  { total, times }: KeptUse,
  now: number,
): boolean {
  if (uses !== undefined && total >= uses) return false;
  return perHour === undefined || recent(times, now).length < perHour;
}

/** The use after one more decision. */
export function usedOnce({ perHour }: Rule, { total, times }: KeptUse, now: number): KeptUse {
  const kept = perHour === undefined ? [] : [...recent(times, now), now];
  return { total: total + 1, times: kept, lastAt: now };
}

/** The use of a rule as a user interface shows it. */
export function shownUse({ uses }: Rule, { total, times, lastAt }: KeptUse, now: number): RuleUse {
  return {
    thisHour: recent(times, now).length,
    total,
    ...(uses !== undefined && { left: Math.max(0, uses - total) }),
    ...(lastAt !== undefined && { lastAt }),
  };
}

/** The count that goes with a decision, which it includes. */
export function countOf(rule: Rule, use: KeptUse, now: number): RuleCount {
  const { thisHour, left } = shownUse(rule, use, now);
  return {
    ...(rule.perHour !== undefined && { thisHour }),
    ...(left !== undefined && { left }),
  };
}

function recent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => time > now - hour);
}
