import type { Rule, RuleTerms } from "../host/rule.js";

/**
 * Orders rules about one server, or about any, by which goes first: the one for the tool that asks; then `deny` before
 * `ask` before `allow`; then the one that allows fewer tokens, then the older one, and of those made at once the one that
 * was written first: a sort leaves them as they stand. How far an `allow` goes makes it no more specific, so that a no to a
 * server holds whatever was allowed to it before.
 */
export function compareRules(one: Rule, other: Rule): number {
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
