import type { Rule, RuleEffect } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { covers } from "./covers.js";
import type { RuleIndex } from "./ruleIndex.js";
import { hasUsesLeft, type KeptUse } from "./ruleUse.js";

/** Facts that a decision rests on beside the rules. */
export interface Moment {
  readonly now: number;
  readonly countedUse: (rule: Rule) => KeptUse;
}

/** A rule that decides: one that asks leaves the question to the person, whatever less specific ones say. */
export type DecidingRule = Rule & { readonly effect: Exclude<RuleEffect, "ask"> };

/**
 * Finds the rule that decides about a question: of those in force that cover it, the first in the order of precedence. There
 * is none where the person is to be asked each time, or where its effect is not possible here.
 */
export function findRule(
  index: RuleIndex,
  facts: RuleFacts,
  moment: Moment,
): DecidingRule | undefined {
  if (facts.asksEachTime) return undefined;
  for (const list of index.about(facts)) {
    const found = list.find((rule) => covers(rule, facts) && isInForce(rule, moment));
    if (found) return isPossible(found, facts) ? found : undefined;
  }
  return undefined;
}

/** Whether a rule may decide at this moment; one that ends with its session is gone once that is closed. */
function isInForce(rule: Rule, { now, countedUse }: Moment): boolean {
  if (rule.paused || (typeof rule.expires === "number" && rule.expires <= now)) return false;
  return hasUsesLeft(rule, countedUse(rule), now);
}

function isPossible(rule: Rule, { may }: RuleFacts): rule is DecidingRule {
  return may.some((effect) => effect === rule.effect);
}
