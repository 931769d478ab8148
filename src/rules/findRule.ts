import type { Rule } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { covers } from "./covers.js";
import type { RuleIndex } from "./ruleIndex.js";
import { hasUsesLeft, type KeptUse } from "./ruleUse.js";

/** Facts that a decision rests on beside the rules. */
export interface Moment {
  readonly now: number;
  readonly countedUse: (rule: Rule) => KeptUse;
  /** Whether the session of a server is open: rules that end with theirs hold only then. */
  readonly isOpen: (server: string) => boolean;
}

/**
 * Finds the rule that decides about a question: of those in force that cover it, the first in the order of precedence. There
 * is none where the person is to be asked each time, or where its effect is not possible here.
 */
export function findRule(index: RuleIndex, facts: RuleFacts, moment: Moment): Rule | undefined {
  if (facts.asksEachTime) return undefined;
  for (const list of index.about(facts)) {
    const found = list.find((rule) => covers(rule, facts) && isInForce(rule, moment));
    if (found) return isPossible(found, facts) ? found : undefined;
  }
  return undefined;
}

/** Whether a rule may decide at this moment. */
function isInForce(rule: Rule, { now, countedUse, isOpen }: Moment): boolean {
  if (rule.paused) return false;
  if (rule.expires === "session") {
    if (rule.server === undefined || !isOpen(rule.server)) return false;
  } else if (rule.expires !== "never" && rule.expires <= now) return false;
  return hasUsesLeft(rule, countedUse(rule), now);
}

/** A rule that asks leaves the question to the person, whatever less specific ones say. */
function isPossible({ effect }: Rule, { may }: RuleFacts): boolean {
  return effect !== "ask" && may.includes(effect);
}
