import type { RunningKind } from "../kind.js";
import type { Outcome } from "../outcome.js";
import type { Question } from "../question.js";
import type { Transactions } from "../tables/transactions.js";
import { contentOf } from "./contentOf.js";
import type { Ask } from "./createQuestion.js";
import type { QuestionTables } from "./questionTables.js";
import { keptOf } from "./settledRecord.js";
import type { Settlement } from "./settlement.js";

/** Makes what records a request that nobody is asked about: one that a rule answered, or that is refused as it comes. */
export function createUnaskedRecords(context: {
  transactions: Transactions;
  tables: QuestionTables;
  kindOf: (name: string) => RunningKind;
  newQuestion: (ask: Ask) => Question;
  ended: (question: Question, outcome: Outcome, sent?: unknown) => void;
}): Pick<Settlement, "note" | "refuse"> {
  const { transactions, tables, kindOf, newQuestion } = context;
  return {
    note(ask, reply, decision) {
      const outcome: Outcome = { sent: reply.sent, ...decision, at: Date.now() };
      context.ended({ ...newQuestion(ask), phase: "settled", outcome }, outcome, contentOf(reply));
    },
    refuse(ask, error, cause = "invalid") {
      const question = newQuestion(ask);
      const outcome: Outcome = { sent: "error", by: "host", cause, at: Date.now() };
      transactions.batch(() => {
        // It stands in nobody's way: there is nothing to decide about it.
        tables.settle(keptOf({ ...question, phase: "settled", outcome }, kindOf(question.kind)));
        context.ended(question, outcome, error.message);
      });
      return Promise.reject(error);
    },
  };
}
