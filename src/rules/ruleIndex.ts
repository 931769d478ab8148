import type { Rule } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { compareRules } from "./precedence.js";

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
