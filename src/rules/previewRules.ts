import type { LogEntry } from "../host/log/logEntry.js";
import type { Rule } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { findRule, indexRules } from "./findRule.js";
import { readRule } from "./readRule.js";
import type { RuleInput } from "./ruleInput.js";
import { type KeptUse, unused, usedOnce } from "./ruleUse.js";

/** The part of a log that rules would have decided. */
export interface RulesPreview {
  /** The entries that one of the rules would have allowed or denied, oldest first. */
  readonly covered: readonly LogEntry[];
  /** The number of entries that were looked at: those of a host with rules. */
  readonly among: number;
}

/**
 * Looks which of the last decisions some rules would have made, by themselves, had they held: with their limits of number,
 * but as if they had neither begun nor ended meanwhile.
 */
export function previewRules(
  rules: readonly RuleInput[],
  log: readonly LogEntry[],
  last = 20,
): RulesPreview {
  const index = indexRules(rules.flatMap(asHeld));
  const uses = new Map<string, KeptUse>();
  const countedUse = ({ id }: Rule) => uses.get(id) ?? unused;
  const ruled = log.filter(({ facts = [] }) => facts.length > 0).slice(-last);
  const isDecided = (facts: RuleFacts, now: number) => {
    const found = findRule(index, facts, { now, countedUse });
    if (found) uses.set(found.id, usedOnce(found, countedUse(found), now));
    return found !== undefined;
  };
  const covered = ruled.filter(
    ({ facts = [], receivedAt }) => facts.filter((step) => isDecided(step, receivedAt)).length > 0,
  );
  return { covered, among: ruled.length };
}

function asHeld(input: RuleInput, place: number): readonly Rule[] {
  const reading = readRule({ ...input, paused: undefined });
  if (!reading.ok) return [];
  return [{ ...reading.value, id: String(place), name: "", madeAt: 0, expires: "never" }];
}

/** The entries of a log that a rule decided, in whole or on the way, oldest first. */
export function decidedBy(log: readonly LogEntry[], rule: string): readonly LogEntry[] {
  return log.filter(
    ({ outcome, run }) =>
      !run && "rulings" in outcome && outcome.rulings?.some((ruling) => ruling.rule?.id === rule),
  );
}
