import type { Budget } from "./budget.js";
import type { RuleInput } from "./ruleInput.js";

/** A command from a user interface to a host's rules. */
export type RulesCommand =
  /** Makes rules from a question where the sender may, and proposes them where not; all of them, or none. */
  | { readonly type: "rules/propose"; readonly id: string; readonly rules: readonly RuleInput[] }
  /** Makes rules; all of them, or none. */
  | { readonly type: "rules/add"; readonly rules: readonly RuleInput[] }
  /** Changes a rule; `null` takes a term away, an absent one stays. */
  | {
      readonly type: "rules/change";
      readonly rule: string;
      readonly change: { readonly [Term in keyof RuleInput]?: RuleInput[Term] | null };
    }
  /** Revokes a rule. */
  | { readonly type: "rules/remove"; readonly rule: string }
  /** Stops all rules, or lets them decide again. */
  | { readonly type: "rules/stop"; readonly stopped: boolean }
  /** Makes the rules of a proposal. */
  | { readonly type: "rules/accept"; readonly proposal: string }
  /** Makes no rule of a proposal. */
  | { readonly type: "rules/dismiss"; readonly proposal: string }
  /** Takes back a change: what was removed holds again, what was added does not, what was changed is as before. */
  | { readonly type: "rules/undo"; readonly change: string }
  /** Sets the budget of a server, or of each that has none of its own; `null` takes it away. */
  | { readonly type: "rules/budget"; readonly budget: Budget }
  | { readonly type: "rules/budget"; readonly server?: string; readonly budget: null };
