import { bench, describe } from "vitest";
import type { Rule } from "../src/host/rule.js";
import { findRule } from "../src/rules/findRule.js";
import { indexRules } from "../src/rules/ruleIndex.js";
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
    expires: "never",
    madeAt: place,
  };
}

describe("one decision of rules that are all about the server that asks", () => {
  for (const count of [1, 100, 10_000]) {
    const index = indexRules(Array.from({ length: count }, (_, place) => ruleOf(place)));
    const facts = {
      subject: "sampling/request",
      server: "travel",
      model: `model ${count - 1}`,
      maxTokens: 100,
      systemPrompt: hash,
      may: ["allow", "deny"] as const,
    };
    const moment = { now: 1, countedUse: () => unused, isOpen: () => true };
    bench(`of ${count}`, () => {
      if (!findRule(index, facts, moment)) throw new Error("No rule was found.");
    });
  }
});
