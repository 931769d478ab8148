import { isJsonObject } from "../wire/protocol/json.js";
import type { Reading } from "../wire/protocol/reading.js";

/** A limit to the use that a server makes of the host's models, whoever allows it. Use within the hour or the day before the budget was set counts. Tokens are counted where the model's provider does, and estimated elsewhere. */
export interface Budget {
  /** The id of the session. @default each server that has no budget of its own */
  readonly server?: string;
  readonly requestsPerHour?: number;
  readonly requestsPerDay?: number;
  readonly tokensPerHour?: number;
  readonly tokensPerDay?: number;
  /** Whether the person is asked about what is over it, or the host refuses that. */
  readonly over: "ask" | "refuse";
}

/** The names of the limits of a budget, with what each counts. */
export const budgetLimits = [
  ["requestsPerHour", "requests", "hour"],
  ["requestsPerDay", "requests", "day"],
  ["tokensPerHour", "tokens", "hour"],
  ["tokensPerDay", "tokens", "day"],
] as const;

/** Reads a budget that came from a storage, an app or a window. */
export function readBudget(value: unknown): Reading<Budget> {
  if (!isJsonObject(value)) return { ok: false, problem: "a budget must be an object" };
  const { server, over } = value;
  if (server !== undefined && (typeof server !== "string" || server === ""))
    return { ok: false, problem: "server must be the id of a session" };
  if (over !== "ask" && over !== "refuse")
    return { ok: false, problem: 'over must be "ask" or "refuse"' };
  const limits: Record<string, number> = {};
  for (const [name] of budgetLimits) {
    const limit = value[name];
    if (limit === undefined) continue;
    if (typeof limit !== "number" || !Number.isSafeInteger(limit) || limit < 0)
      return { ok: false, problem: `${name} must be a whole number` };
    limits[name] = limit;
  }
  return { ok: true, value: { ...(server !== undefined && { server }), ...limits, over } };
}

/** The budget that holds for a server: its own, or else the one for each server. */
export function budgetFor(budgets: readonly Budget[], server: string): Budget | undefined {
  return (
    budgets.find((budget) => budget.server === server) ??
    budgets.find((budget) => budget.server === undefined)
  );
}

/** Whether a budget counts tokens. */
export function countsTokens({ tokensPerHour, tokensPerDay }: Budget): boolean {
  return tokensPerHour !== undefined || tokensPerDay !== undefined;
}
