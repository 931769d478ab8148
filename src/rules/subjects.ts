import type { RuleSubject } from "../host/rule.js";

/** The subject of a rule about forms. */
export const formSubject: RuleSubject = "elicitation/form";

/** Whether no rule may allow it. */
export function isRestrained(subject: RuleSubject): boolean {
  return subject.startsWith("elicitation/");
}

/** Whether an `allow` has to say how many tokens it allows. */
export function isBounded(subject: RuleSubject): boolean {
  return subject.startsWith("sampling/");
}
