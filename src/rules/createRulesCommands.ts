import type { KindCommand, Receipt } from "../host/command.js";
import type { Sender } from "../host/host.js";
import type { RulesCore } from "../host/hostRules.js";
import type { Rule } from "../host/rule.js";
import { readBudget } from "./budget.js";
import type { Budgets } from "./budgets.js";
import { changeRule, makeRules } from "./makeRules.js";
import { createProposals } from "./proposals.js";
import { done, forbidden, invalid, unknown } from "./receipts.js";
import type { RuleBook } from "./ruleBook.js";
import type { KeptRules } from "./store/keptRules.js";
import { withRule } from "./store/rulesStore.js";

/** Decides who may make and change rules. */
export type MayMakeRules = (rules: readonly Rule[], sender: Sender) => boolean;

/** The most rules of one host. */
const mostRules = 20_000;

/** Returns the function that carries out `RulesCommand`s; they may come from another process. */
export function createRulesCommands(context: {
  core: RulesCore;
  book: RuleBook;
  budgets: Budgets;
  mayMake: MayMakeRules;
}): (command: KindCommand, sender: Sender) => Receipt | Promise<Receipt> {
  const { core, book, budgets } = context;

  const may = (rules: readonly Rule[], sender: Sender) => {
    try {
      return context.mayMake(rules, sender);
    } catch (error) {
      core.report(error);
      return false;
    }
  };

  const add = (rules: readonly Rule[], sender: Sender): Receipt | Promise<Receipt> => {
    if (book.get().rules.length + rules.length > mostRules)
      return invalid(`A host keeps ${mostRules} rules at most.`);
    return keep(
      book.change((kept) => ({ ...kept, rules: [...kept.rules, ...rules] }), sender.principal),
    );
  };

  const change = (id: unknown, written: unknown, sender: Sender) => {
    const before = find(book.get(), id);
    if (!before) return unknown("rule", id);
    const after = changeRule(core, before, written, sender);
    if ("done" in after) return after;
    return may([before, after], sender) ? replace(before.id, after, sender) : forbidden;
  };

  const replace = (id: string, after: Rule | undefined, { principal }: Sender) =>
    keep(book.change((kept) => ({ ...kept, rules: withRule(kept.rules, id, after) }), principal));

  const proposals = createProposals({ core, book, may, add });

  const undo = (id: unknown, sender: Sender) => {
    const found = book.changes().find((change) => change.id === id);
    const rule = found?.before ?? found?.after;
    if (!found || !rule) return unknown("change", id);
    if (!may([rule], sender)) return forbidden;
    const { before } = found;
    if (book.hasEnded(found)) return invalid("The rule ended with its session.");
    return replace(rule.id, before, sender);
  };

  const setBudget = async (command: KindCommand, sender: Sender): Promise<Receipt> => {
    const reading = command.budget === null ? undefined : readBudget(command.budget);
    if (reading && !reading.ok) return invalid(`No budget was set: ${reading.problem}.`);
    if (!may([], sender)) return forbidden;
    const server = reading ? reading.value.server : command.server;
    const kept = keep(
      book.change((kept) => {
        const others = kept.budgets.filter((budget) => budget.server !== server);
        return { ...kept, budgets: reading ? [...others, reading.value] : others };
      }, sender.principal),
    );
    await budgets.prepare();
    return kept;
  };

  return (command, sender) => {
    switch (command.type) {
      case "rules/propose":
        return proposals.propose(command, sender);
      case "rules/add": {
        const rules = makeRules(core, command.rules, sender);
        if ("done" in rules) return rules;
        return may(rules, sender) ? add(rules, sender) : forbidden;
      }
      case "rules/change":
        return change(command.rule, command.change, sender);
      case "rules/remove": {
        const rule = find(book.get(), command.rule);
        if (!rule) return unknown("rule", command.rule);
        return may([rule], sender) ? replace(rule.id, undefined, sender) : forbidden;
      }
      case "rules/stop": {
        const { stopped } = command;
        if (typeof stopped !== "boolean") return invalid("stopped must be true or false.");
        if (!may([], sender)) return forbidden;
        return keep(book.change((kept) => ({ ...kept, isStopped: stopped }), sender.principal));
      }
      case "rules/accept":
        return proposals.settle(command.proposal, sender, true);
      case "rules/dismiss":
        return proposals.settle(command.proposal, sender, false);
      case "rules/undo":
        return undo(command.change, sender);
      case "rules/budget":
        return setBudget(command, sender);
      default:
        return unknown("command", command.type);
    }
  };
}

function keep(isKept: boolean | Promise<boolean>): Receipt | Promise<Receipt> {
  const unkept: Receipt = {
    done: false,
    rejection: "failed",
    message: "It holds for now but could not be kept.",
  };
  if (typeof isKept === "boolean") return isKept ? done : unkept;
  return isKept.then((kept) => (kept ? done : unkept));
}

function find({ rules }: KeptRules, id: unknown): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
