import { bench, describe } from "vitest";
import type { Rule } from "../src/host/rule.js";
import { findRule, indexRules } from "../src/rules/findRule.js";
import { unused } from "../src/rules/ruleUse.js";

const hash = "0".repeat(64);

/** A rule of the server that asks, and one that does not fit: each is looked at. */
function ruleOf(place: number): Rule {
  return {
    id: String(place),
    name: "A rule",
    effect: "allow",
    subject: "sampling/request",
    server: "travel",
    model: `model ${place}`,
    maxTokens: 1_000,
    tools: "none",
    media: "none",
    systemPrompt: { sha256: hash },
    context: "none",
    extras: "none",
    expires: "never",
    madeAt: place,
  };
}

/** What a host app would write that remembers no more than servers and models. */
function findByHand(rules: readonly Rule[], server: string, model: string): Rule | undefined {
  return rules.find((rule) => rule.server === server && rule.model === model);
}

describe("One decision of rules that are all about the server that asks, × the floor", () => {
  for (const count of [1, 100, 10_000]) {
    const rules = Array.from({ length: count }, (_, place) => ruleOf(place));
    const index = indexRules(rules);
    const facts = {
      subject: "sampling/request",
      server: "travel",
      model: `model ${count - 1}`,
      maxTokens: 100,
      systemPrompt: hash,
      may: ["allow", "deny"] as const,
    };
    const moment = { now: 1, countedUse: () => unused, isOpen: () => true };
    describe(`of ${count.toLocaleString("en")}`, () => {
      bench("floor", () => {
        if (!findByHand(rules, facts.server, facts.model)) throw new Error("No rule was found.");
      });
      bench("findRule", () => {
        if (!findRule(index, facts, moment)) throw new Error("No rule was found.");
      });
    });
  }
});
