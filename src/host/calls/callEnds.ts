import type { QuestionTables } from "../questions/questionTables.js";
import { isByHand } from "../questions/settledRecord.js";
import type { Settlement } from "../questions/settlement.js";
import type { Transactions } from "../tables/transactions.js";
import type { Calls } from "./calls.js";
import type { Ender, Waiting } from "./waiting.js";

/** Returns the function that settles what belonged to a call that is over. */
export function createCallEnds({
  transactions,
  tables,
  calls,
  waiting,
  opened,
  abandon,
  fallback,
}: {
  transactions: Transactions;
  tables: QuestionTables;
  calls: Calls;
  waiting: ReadonlyMap<string, Waiting>;
  /** Finds a place for a question. */
  opened: (id: string) => void;
  abandon: Settlement["abandon"];
  fallback: (id: string, cause: "caller-ended", ender: Ender) => void;
}): Settlement["callEnded"] {
  return (call, callEnd) => {
    const { by, principal }: Ender = callEnd ?? { by: "host" };
    const ender = { by, ...(principal !== undefined && { principal }) };
    const settleOwn = (id: string) =>
      waiting.get(id)?.embedded
        ? abandon(id, by, "caller-ended", undefined, principal)
        : fallback(id, "caller-ended", ender);
    // Something else may have asked it: nobody answers for the person because a call that may be another's is over.
    const markOver = (id: string, owners: readonly string[]) => {
      const waiter = waiting.get(id);
      if (waiter) waiter.endedBy = ender;
      if (!owners.some(calls.isOpen)) tables.replace(id, { callOver: true });
    };
    const settleOrphans = () =>
      transactions.batch(() => {
        for (const { id, calls: owners, outcome } of tables.lingering()) {
          const isLast = owners.includes(call) && !owners.some(calls.isOpen);
          if (!isLast || !outcome || !isByHand(outcome)) continue;
          tables.replace(id, { callOver: true, aside: true });
          opened(id);
        }
        for (const id of tables.openInCall(call)) {
          const question = tables.open.get(id);
          if (!question) continue;
          if (question.call === call || id === callEnd?.question) settleOwn(id);
          else markOver(id, question.calls);
        }
      });
    if (callEnd) settleOrphans();
    // A server that takes its question back when it ends the call may be heard a moment later.
    else setTimeout(settleOrphans, 50);
  };
}
