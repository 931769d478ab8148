import type { KindCommand, Receipt } from "../host/command.js";
import type { Sender } from "../host/host.js";
import type { RulesCore } from "../host/hostRules.js";
import type { Rule } from "../host/rule.js";
import { randomName } from "../wire/protocol/randomName.js";
import { makeRules } from "./makeRules.js";
import { done, forbidden, invalid, unknown } from "./receipts.js";
import type { RuleBook } from "./ruleBook.js";

/** Rules that somebody wants to have made from a question. */
export interface Proposals {
  /** Makes the rules where the sender may; keeps them as a proposal where not. */
  propose(command: KindCommand, sender: Sender): Receipt | Promise<Receipt>;
  /** Makes the rules of a proposal, or lets it go. */
  settle(id: unknown, sender: Sender, isWanted: boolean): Receipt | Promise<Receipt>;
}

/** The most proposals that wait. */
const mostProposals = 100;

/** Makes {@link Proposals} over the book of a host's rules. */
export function createProposals({
  core,
  book,
  may,
  add,
}: {
  core: Pick<RulesCore, "question" | "session">;
  book: RuleBook;
  may: (rules: readonly Rule[], sender: Sender) => boolean;
  add: (rules: readonly Rule[], sender: Sender) => Receipt | Promise<Receipt>;
}): Proposals {
  return {
    propose(command, sender) {
      const question = core.question(String(command.id));
      if (!question) return unknown("open question", command.id);
      const rules = makeRules(core, command.rules, sender);
      if ("done" in rules) return rules;
      if (may(rules, sender)) return add(rules, sender);
      if (book.proposals().length >= mostProposals) return invalid("Too many rules are proposed.");
      book.setProposals([
        ...book.proposals(),
        {
          id: randomName(),
          question: question.id,
          rules,
          at: Date.now(),
          ...(sender.principal !== undefined && { by: sender.principal }),
        },
      ]);
      return done;
    },

    settle(id, sender, isWanted) {
      const proposal = book.proposals().find((proposal) => proposal.id === id);
      if (!proposal) return unknown("proposal", id);
      if (!may(proposal.rules, sender)) return forbidden;
      book.setProposals(book.proposals().filter((other) => other !== proposal));
      return isWanted ? add(proposal.rules, sender) : done;
    },
  };
}
