import type { Rule, RuleEffect, RuleTerms } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { covers } from "./covers.js";
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

/** The rules that may cover a question, without a look at those of other servers. */
export interface RuleIndex {
  /** The rules about a subject that name this server, and those that name none; each list in the order of precedence. */
  about(facts: RuleFacts): readonly (readonly Rule[])[];
}

/** Puts rules in order once, for as many decisions as they stay the same. */
export function indexRules(rules: readonly Rule[]): RuleIndex {
  const lists = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.subject, rule.server);
    const list = lists.get(key);
    if (list) list.push(rule);
    else lists.set(key, [rule]);
  }
  for (const list of lists.values()) list.sort(compareRules);
  return {
    about({ subject, server }) {
      const named = lists.get(keyOf(subject, server)) ?? none;
      return [named, lists.get(keyOf(subject, undefined)) ?? none];
    },
  };
}

const none: readonly Rule[] = [];

function keyOf(subject: string, server: string | undefined): string {
  return JSON.stringify([subject, server ?? null]);
}

/**
 * Orders rules about one server, or about any, by which goes first: the one for the tool that asks; then `deny` before
 * `ask` before `allow`; then the one that allows fewer tokens, then the older one, and of those made at once the one that
 * was written first: a sort leaves them as they stand. How far an `allow` goes makes it no more specific, so that a no to a
 * server holds whatever was allowed to it before.
 */
function compareRules(one: Rule, other: Rule): number {
  return (
    specificityOf(other) - specificityOf(one) ||
    weights[other.effect] - weights[one.effect] ||
    capOf(one) - capOf(other) ||
    one.madeAt - other.madeAt
  );
}

/** The number that tells how specific a rule is about who asks: 1 where it names the tool. */
function specificityOf({ tool }: RuleTerms): number {
  return tool === undefined ? 0 : 1;
}

const weights = { allow: 0, ask: 1, deny: 2 };

function capOf({ maxTokens = Number.MAX_SAFE_INTEGER }: RuleTerms): number {
  return maxTokens;
}
