import type { RulesCore } from "../host/hostRules.js";
import type { Question } from "../host/question.js";
import type { Rule } from "../host/rule.js";
import type { KindFacts, RuleFacts, Ruling } from "../host/ruling.js";
import type { Budgets } from "./budgets.js";
import { findRule, type RuleIndex } from "./findRule.js";
import { countOf, usedOnce } from "./ruleUse.js";
import type { UseStore } from "./store/useStore.js";

/** Returns the function that lets rules and budgets decide about an open question, in the event under way. */
export function createConsidering(context: {
  core: RulesCore;
  index: () => RuleIndex;
  isStopped: () => boolean;
  uses: UseStore;
  budgets: Budgets;
  /** Takes over what other pages changed. */
  look: () => void;
  /** Called before rules are compared with the facts of a question. */
  compared: (facts: RuleFacts, now: number) => void;
  /** Hears that a rule was used. */
  used: (rule: Rule, now: number) => void;
}): (id: string) => void {
  const { core, uses, budgets } = context;

  const toolOf = ({ call }: Question) => (call === undefined ? undefined : core.call(call)?.name);

  const factsOf = (question: Question, known: KindFacts): RuleFacts => {
    const tool = known.tool ?? toolOf(question);
    return { ...known, server: question.session, ...(tool !== undefined && { tool }) };
  };

  const byRule = (facts: RuleFacts, isOver: boolean, now: number): Ruling | undefined => {
    context.compared(facts, now);
    if (context.isStopped()) return undefined;
    const rule = findRule(context.index(), facts, { now, countedUse: uses.of });
    if (!rule || (isOver && rule.effect === "allow")) return undefined;
    const use = usedOnce(rule, uses.of(rule), now);
    uses.set(rule, use);
    context.used(rule, now);
    const count = countOf(rule, use, now);
    return { effect: rule.effect, subject: facts.subject, name: rule.name, at: now, rule, count };
  };

  /** A model is about to work for a request, not for its answer. */
  const excessOf = (question: Question, { subject }: RuleFacts, now: number) => {
    const cost = core.kind(question.kind)?.rules?.cost;
    const isBegun = question.rulings?.some(({ effect }) => effect === "allow");
    return cost && !isBegun && !subject.endsWith("/response")
      ? budgets.excess(question.session, () => cost(question), now)
      : undefined;
  };

  const rulingFor = (question: Question, facts: RuleFacts): Ruling | undefined => {
    const now = Date.now();
    const excess = excessOf(question, facts, now);
    if (excess?.budget.over === "refuse") {
      const { over } = excess;
      return { effect: "deny", subject: facts.subject, name: "budget", at: now, over };
    }
    return byRule(facts, excess !== undefined, now);
  };

  /** The questions that a decision is being carried out for: what changes about them then is part of it. */
  const beingDecided = new Set<string>();

  return (id) => {
    if (beingDecided.has(id)) return;
    const question = core.question(id);
    const kind = question && core.kind(question.kind)?.rules;
    // What a closing session asked has nobody left to answer.
    if (!question || !kind || core.session(question.session)?.phase !== "open") return;
    // The person has answered, and can still take that back.
    if (question.leavesAt !== undefined) return;
    const known = kind.facts(question);
    if (!known) return;
    context.look();
    const facts = factsOf(question, known);
    noteFacts(core, question, facts);
    // What a person has begun is theirs to finish.
    if (core.isTyped(id)) return;
    const ruling = rulingFor(question, facts);
    if (!ruling) return;
    core.note(id, { rulings: [...(question.rulings ?? []), ruling] });
    const { name, effect, rule } = ruling;
    const decided = { by: "rule" as const, rule: name };
    const by = rule?.madeBy;
    beingDecided.add(id);
    try {
      kind.obey(core.question(id) ?? question, effect, {
        ...decided,
        ...(by !== undefined && { principal: by }),
      });
    } catch (error) {
      core.report(error);
    } finally {
      beingDecided.delete(id);
    }
  };
}

/** Keeps the facts of each step once. */
function noteFacts(core: RulesCore, { id, facts: before = [] }: Question, facts: RuleFacts): void {
  const last = before.at(-1);
  if (JSON.stringify(last) === JSON.stringify(facts)) return;
  const earlier = last?.subject === facts.subject ? before.slice(0, -1) : before;
  core.note(id, { facts: [...earlier, facts] });
}
