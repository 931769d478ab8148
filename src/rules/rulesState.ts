import type { Rule } from "../host/rule.js";
import { defineKey, type HostKey } from "../state/key.js";
import type { Budget } from "./budget.js";
import type { RuleUse } from "./ruleUse.js";
import type { BudgetUse } from "./spending.js";

/** Rules that a window proposed, which nobody has made yet. */
export interface RuleProposal {
  readonly id: string;
  /** The id of the question that they were proposed from. */
  readonly question: string;
  /** The rules as they would be made. */
  readonly rules: readonly Rule[];
  /** Who proposed them, where the host app named whoever sat at the window. */
  readonly by?: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** One change of one rule, which can be undone. */
export interface RuleChange {
  readonly id: string;
  readonly type: "added" | "changed" | "removed";
  readonly before?: Rule;
  readonly after?: Rule;
  /** Who made it, where the host app named whoever sat at the window. */
  readonly by?: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** The rules as a user interface shows them: plain data, replaced when one of them changes, not when one is used. */
export interface RulesState {
  /** The rules that hold or are paused, oldest first. */
  readonly rules: readonly Rule[];
  /** Whether no rule decides anything: the kill switch. */
  readonly isStopped: boolean;
  readonly budgets: readonly Budget[];
  readonly proposals: readonly RuleProposal[];
  /** The last 50 changes, oldest first. */
  readonly changes: readonly RuleChange[];
  /** The number of stored entries that could not be read, and are kept aside. */
  readonly unreadable: number;
  /** Whether rules outlive this host. */
  readonly isStored: boolean;
}

/** Where the rules stand; nothing in a host without them. */
export const rulesKey: HostKey<RulesState> = defineKey("rules");

/** Where the use of a rule stands, by its id. */
export function ruleUseKey(rule: string): HostKey<RuleUse> {
  return defineKey(`ruleUse:${rule}`);
}

/** Where the use of its budget stands, by the id of a session that has one. */
export function budgetUseKey(server: string): HostKey<BudgetUse> {
  return defineKey(`budgetUse:${server}`);
}
