import type { Question } from "../host/question.js";
import type { RuleArguments, RuleEffect, RuleExpiry } from "../host/rule.js";
import type { RuleFacts } from "../host/ruling.js";
import { extrasBeyond } from "./covers.js";
import type { RuleInput } from "./ruleInput.js";
import { sizeAround } from "./ruleSize.js";

/** Options for the rules that a question leads to. */
export interface RulesForOptions {
  /** The time that they last: until the session closes, some minutes, or always. */
  readonly lasting: "session" | "always" | { readonly minutes: number };
  /** Whether they allow, ask or deny. @default "allow" */
  readonly effect?: RuleEffect;
  /** Whether the answers to what they allow are sent, too, without a look at them. @default false */
  readonly responses?: boolean;
  /** The arguments that an `allow` about a tool covers: any, those of the question, or those listed. @default "any" */
  readonly arguments?: RuleArguments | "same";
  /** In milliseconds since 1970. @default now */
  readonly now?: number;
}

/**
 * Makes the rules that would answer questions like this one of the same server. An `allow` names the question's model,
 * system prompt, tools, media, context, other fields and tokens, and covers nothing beyond them. It covers the size of the
 * question's messages, rounded up. Empty where no rule may do that, and where a harness keeps its own rules.
 */
export function rulesFor(
  { facts: known }: Pick<Question, "facts">,
  {
    lasting,
    effect = "allow",
    responses = false,
    arguments: given = "any",
    now = Date.now(),
  }: RulesForOptions,
): readonly RuleInput[] {
  const facts = known?.at(-1);
  if (!facts || facts.keepsOwnRules || (effect !== "ask" && !facts.may.includes(effect))) return [];
  const expires = expiryOf(lasting, now);
  const { server, subject, tool, isAboutTool } = facts;
  const ofTool = isAboutTool && tool !== undefined && { tool, arguments: "any" as const };
  if (effect !== "allow") return [{ effect, subject, server, ...ofTool, expires }];
  const bounded = ofTool && { arguments: given === "same" ? sameArguments(facts) : given };
  const rule: RuleInput = {
    effect,
    subject,
    server,
    ...ofTool,
    ...boundsOf(facts),
    ...bounded,
    expires,
  };
  const hasResponse = responses && subject === "sampling/request";
  return hasResponse ? [rule, { ...rule, subject: "sampling/response", media: "none" }] : [rule];
}

function boundsOf(facts: RuleFacts): Partial<RuleInput> {
  const { model, maxTokens, tools, media, systemPrompt, context } = facts;
  const extras = extrasBeyond(model, facts);
  return {
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(tools && tools.length > 0 && { tools }),
    ...(media && media.length > 0 && { media }),
    ...(systemPrompt !== undefined && { systemPrompt: { sha256: systemPrompt } }),
    ...(context !== undefined && { context }),
    ...(extras.length > 0 && { extras }),
    ...(facts.messages !== undefined && sizeAround(facts)),
  };
}

function sameArguments({ arguments: marks = [] }: RuleFacts): RuleArguments {
  return marks.map(({ name, sha256 }) => ({ name, sha256: [sha256] }));
}

function expiryOf(lasting: RulesForOptions["lasting"], now: number): RuleExpiry {
  if (lasting === "session") return lasting;
  return lasting === "always" ? "never" : now + lasting.minutes * 60_000;
}
