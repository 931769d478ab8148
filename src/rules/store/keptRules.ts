import type { Rule } from "../../host/rule.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import { type Budget, readBudget } from "../budget.js";
import { readRule } from "../readRule.js";

/** The rules and budgets that hold, and whether all rules are stopped. */
export interface KeptRules {
  readonly rules: readonly Rule[];
  /** Whether no rule decides anything. */
  readonly isStopped: boolean;
  readonly budgets: readonly Budget[];
}

/** The rules before anybody made one. */
export const noRules: KeptRules = { rules: [], isStopped: false, budgets: [] };

/** Bumped whenever what is stored changes its shape. */
const version = 1;

/** Writes as text what outlives a session. */
export function serializeRules({ rules, isStopped, budgets }: KeptRules): string {
  return JSON.stringify({ version, isStopped, budgets, rules: rules.filter(isLasting) });
}

/** Whether a rule outlives the session that it was made in. */
export function isLasting({ expires }: Rule): boolean {
  return expires !== "session";
}

/** Reads what {@link serializeRules} wrote, with the entries that cannot be read apart; throws where nothing can be. */
export function parseRules(text: string): KeptRules & { readonly unreadable: readonly unknown[] } {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value) || value.version !== version)
    throw new TypeError(`Stored rules must be an object of version ${version}.`);
  const { rules, budgets, isStopped } = value;
  if (!Array.isArray(rules) || !Array.isArray(budgets) || typeof isStopped !== "boolean")
    throw new TypeError("Stored rules and budgets must be lists.");
  const unreadable: unknown[] = [];
  const ids = new Set<string>();
  const readable = rules.flatMap((entry: unknown) => {
    const rule = readKeptRule(entry);
    if (rule && !ids.has(rule.id)) {
      ids.add(rule.id);
      return rule;
    }
    unreadable.push(entry);
    return [];
  });
  const readableBudgets = budgets.flatMap((entry: unknown) => {
    const reading = readBudget(entry);
    if (reading.ok) return reading.value;
    unreadable.push(entry);
    return [];
  });
  return { rules: readable, budgets: readableBudgets, isStopped, unreadable };
}

function readKeptRule(value: unknown): Rule | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, madeAt, madeBy, ...written } = value;
  const reading = readRule(written);
  if (
    !reading.ok ||
    typeof id !== "string" ||
    id === "" ||
    typeof madeAt !== "number" ||
    (madeBy !== undefined && typeof madeBy !== "string") ||
    reading.value.expires === "session"
  )
    return undefined;
  const { name } = reading.value;
  if (name === undefined) return undefined;
  return { ...reading.value, name, id, madeAt, ...(madeBy !== undefined && { madeBy }) };
}
