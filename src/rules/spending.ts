import type { BudgetExcess } from "../host/ruling.js";
import { type Budget, budgetLimits } from "./budget.js";
import { hour } from "./ruleUse.js";

/** The use of a budget by a server, within the last hour and the last day; of tokens about. */
export interface BudgetUse {
  readonly requests: { readonly hour: number; readonly day: number };
  readonly tokens: { readonly hour: number; readonly day: number };
}

/** The use of one server within five minutes. */
export interface SpentSlot {
  /** When they began, in milliseconds since 1970. */
  readonly at: number;
  readonly requests: number;
  readonly tokens: number;
}

const slotLength = 300_000;
const day = 24 * hour;

/** Adds to what a server used; what is older than a day is left out. */
export function addSpending(
  slots: readonly SpentSlot[],
  { requests = 0, tokens = 0 }: { readonly requests?: number; readonly tokens?: number },
  now: number,
): readonly SpentSlot[] {
  const at = now - (now % slotLength);
  const kept = slots.filter((slot) => slot.at !== at && isWithin(slot, day, now));
  const current = slots.find((slot) => slot.at === at) ?? { at, requests: 0, tokens: 0 };
  return [
    ...kept,
    {
      at,
      requests: Math.max(0, current.requests + requests),
      tokens: Math.max(0, current.tokens + tokens),
    },
  ];
}

/** Sums up what a server used; up to five minutes too much, never too little. */
export function sumSpending(slots: readonly SpentSlot[], now: number): BudgetUse {
  const sum = (unit: "requests" | "tokens", span: number) =>
    slots.filter((slot) => isWithin(slot, span, now)).reduce((all, slot) => all + slot[unit], 0);
  return {
    requests: { hour: sum("requests", hour), day: sum("requests", day) },
    tokens: { hour: sum("tokens", hour), day: sum("tokens", day) },
  };
}

/** Finds the first limit of a budget that one more request, of about so many tokens, would exceed. */
export function findBudgetExcess(
  budget: Budget,
  use: BudgetUse,
  tokens: number,
): BudgetExcess | undefined {
  for (const [name, unit, per] of budgetLimits) {
    const limit = budget[name];
    const used = use[unit][per] + (unit === "requests" ? 1 : tokens);
    if (limit !== undefined && used > limit) return { unit, per, limit, used };
  }
  return undefined;
}

/** Whether a slot counts for no budget any more at a moment. */
export function isPast(slot: SpentSlot, now: number): boolean {
  return !isWithin(slot, day, now);
}

/** A clock that was set back makes nothing older. */
function isWithin({ at }: SpentSlot, span: number, now: number): boolean {
  return at + slotLength > now - span;
}
