import type { Receipt } from "../command.js";
import type { Decision } from "../decision.js";
import type { RunningKind } from "../kind.js";
import type { Transactions } from "../tables/transactions.js";
import type { QuestionTables } from "./questionTables.js";
import { refuseSettled } from "./refuseSettled.js";
import type { Settlement } from "./settlement.js";

/** Returns the function that takes an answer to a question: its kind validates it, and it settles the question or does not. */
export function createAnswering({
  transactions,
  tables,
  settlement,
  kindOf,
}: {
  transactions: Transactions;
  tables: QuestionTables;
  settlement: Settlement;
  kindOf: (name: string) => RunningKind;
}): (id: string, answer: unknown, rule?: string, principal?: string) => Promise<Receipt> {
  return async (
    id: string,
    answer: unknown,
    rule?: string,
    principal?: string,
  ): Promise<Receipt> => {
    const question = tables.open.get(id);
    if (!question) return refuseSettled(id, tables.get(id));
    const answered = await kindOf(question.kind).answer(question, answer, rule, principal);
    const decision: Decision = {
      by: rule === undefined ? "person" : "rule",
      ...(rule !== undefined && { rule }),
      ...(principal !== undefined && { principal }),
      ...("reason" in answered && answered.reason !== undefined && { reason: answered.reason }),
    };
    const reply = "reply" in answered ? answered.reply : undefined;
    const delivering = reply && settlement.deliver(id, reply, decision);
    if (delivering && tables.open.get(id))
      transactions.batch(() => tables.replace(id, { inDoubt: true }));
    const delivered = delivering && (await delivering);
    return transactions.batch(() => {
      if (delivered && !isDoubtful(delivered) && tables.open.get(id))
        tables.replace(id, { inDoubt: undefined });
      settlement.expire(id);
      if ("also" in answered) answered.also?.();
      if (!tables.open.get(id)) return refuseSettled(id, tables.get(id));
      if (delivered?.done === false) {
        if ("undelivered" in answered) answered.undelivered?.();
        return delivered;
      }
      if ("message" in answered) return { done: false, rejection: "invalid", ...answered };
      if ("detail" in answered) tables.replace(id, { detail: answered.detail });
      if (!answered.reply) return { done: true };
      const { lingers } = answered;
      return settlement.settle(id, answered.reply, decision, {
        lingers,
        outcome: delivered?.outcome,
      });
    });
  };
}

/** Whether a receipt leaves open what became of the answer. */
function isDoubtful(receipt: Receipt): boolean {
  return !receipt.done && (receipt.rejection === "lost" || receipt.rejection === "failed");
}
