import type { RuleTerms } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";

/** Whether a rule about the subject and the server of a question covers the rest of its facts, whatever limits of number and time it has. */
export function covers(rule: RuleTerms, facts: RuleFacts): boolean {
  return (
    (rule.tool === undefined || rule.tool === facts.tool) &&
    (rule.model === undefined || rule.model === facts.model) &&
    (rule.maxTokens === undefined || (facts.maxTokens ?? 0) <= rule.maxTokens) &&
    coversList(
      rule.tools,
      facts.tools ?? [],
      (one, other) => one.name === other.name && one.sha256 === other.sha256,
    ) &&
    coversList(rule.media, facts.media ?? [], (one, other) => one === other) &&
    coversPrompt(rule.systemPrompt, facts.systemPrompt)
  );
}

function coversList<One>(
  term: "none" | "any" | "some" | readonly One[],
  found: readonly One[],
  isSame: (one: One, other: One) => boolean,
): boolean {
  if (term === "any") return true;
  if (term === "none") return found.length === 0;
  if (term === "some") return found.length > 0;
  return found.every((one) => term.some((listed) => isSame(one, listed)));
}

function coversPrompt(term: RuleTerms["systemPrompt"], sha256: string | undefined): boolean {
  if (term === "any") return true;
  return term === "none" ? sha256 === undefined : term.sha256 === sha256;
}
