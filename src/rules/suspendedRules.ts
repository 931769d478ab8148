import type { Rule } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { coversEarlierTool } from "./covers.js";
import type { RuleIndex } from "./findRule.js";

/** The rules whose tool the server changed: each decides nothing until the tool is as it was. */
export interface SuspendedRules {
  has(rule: Rule): boolean;
  /** Compares the rules with the facts of a question. Returns those that are suspended now, or no longer. */
  compare(index: RuleIndex, facts: RuleFacts): readonly Rule[];
}

/** Makes {@link SuspendedRules} without any. */
export function createSuspendedRules(): SuspendedRules {
  const ids = new Set<string>();
  return {
    has: ({ id }) => ids.has(id),
    compare(index, facts) {
      if (!facts.isAboutTool) return [];
      const about = index.about(facts).flat();
      return about.filter((rule) => {
        if (!coversEarlierTool(rule, facts)) return rule.tool === facts.tool && ids.delete(rule.id);
        ids.add(rule.id);
        return true;
      });
    },
  };
}
