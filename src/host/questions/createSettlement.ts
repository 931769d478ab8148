import { createCallEnds } from "../calls/callEnds.js";
import { createCallMemory } from "../calls/callMemory.js";
import type { Calls } from "../calls/calls.js";
import type { Ender, Waiting } from "../calls/waiting.js";
import type { EndElsewhere } from "../delivery.js";
import type { RunningKind } from "../kind.js";
import { newId } from "../newId.js";
import type { Outcome, OutcomeCause } from "../outcome.js";
import type { Question } from "../question.js";
import type { Reporter } from "../reporter.js";
import { internalError } from "../requestError.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";
import { createAsking, withdrawn } from "./asking.js";
import { contentOf } from "./contentOf.js";
import { type Ask, createQuestion } from "./createQuestion.js";
import { createDelivering } from "./delivering.js";
import type { QuestionTables } from "./questionTables.js";
import { refuseSettled } from "./refuseSettled.js";
import { createSettledRecords, type Settling } from "./settledRecord.js";
import type { Settlement } from "./settlement.js";
import { createUnaskedRecords } from "./unaskedRecords.js";

/** Makes a settlement over the question tables. */
export function createSettlement(context: {
  transactions: Transactions;
  reporter: Reporter;
  tables: QuestionTables;
  calls: Calls;
  kindOf: (name: string) => RunningKind;
  drafts: Drafts;
  keepAliveInterval: number;
  /** Finds a place for a new question. */
  opened: (id: string) => void;
  /** Hears of every question that was settled, with what was sent. */
  ended: (question: Question, outcome: Outcome, sent?: unknown) => void;
}): Settlement {
  const { transactions, tables, calls, kindOf } = context;
  const { attempt } = context.reporter;
  const waiting = new Map<string, Waiting>();
  const memory = createCallMemory();
  const newQuestion = (ask: Ask) => createQuestion(ask, newId(), calls);
  const fingerprint = (question: Question) =>
    attempt(() => kindOf(question.kind).fingerprint?.(question));
  const toSettled = createSettledRecords({ ...context, memory, fingerprint });

  /** Settles a question, unless that was done before. The reply goes out first: no trouble of the host's keeps it back. */
  const end = (
    id: string,
    outcome: Outcome,
    deliver: (waiter: Waiting) => void,
    sent?: unknown,
    how: Settling = {},
  ) => {
    const question = tables.open.get(id);
    const waiter = waiting.get(id);
    if (!question || !waiter) return false;
    waiting.delete(id);
    attempt(() => waiter.settled?.());
    attempt(() => waiter.delivery?.ended(outcome));
    deliver(waiter);
    transactions.batch(() => {
      waiter.release();
      context.ended(toSettled(question, outcome, how), outcome, sent);
    });
    return true;
  };

  const settle: Settlement["settle"] = (id, reply, decision, { lingers, outcome: given } = {}) => {
    const rulings = tables.open.get(id)?.rulings;
    const outcome: Outcome = given ?? {
      sent: reply.sent,
      ...decision,
      ...(rulings && { rulings }),
      at: Date.now(),
    };
    const deliver = ({ resolve, reject }: Waiting) =>
      reply.sent === "error" ? reject(reply.error) : resolve(reply.result);
    return end(id, outcome, deliver, contentOf(reply), { lingers })
      ? { done: true, outcome }
      : refuseSettled(id, tables.get(id));
  };

  const fallback = (id: string, cause: OutcomeCause, ender: Ender = { by: "host" }) => {
    const question = tables.open.get(id);
    if (!question) return;
    // Others are asked too, perhaps where somebody looks.
    if (cause === "unattended" && waiting.get(id)?.delivery) return;
    const reply = attempt(() => kindOf(question.kind).fallback(question, cause));
    settle(id, reply ?? { sent: "error", error: internalError() }, { ...ender, cause });
  };

  const abandon: Settlement["abandon"] = (id, by, cause, withdrawalMessage, principal) => {
    const why = {
      ...(cause && { cause }),
      ...(withdrawalMessage !== undefined && { withdrawalMessage }),
      ...(principal !== undefined && { principal }),
    };
    const outcome: Outcome = { sent: "nothing", by, ...why, at: Date.now() };
    end(id, outcome, ({ reject }) => reject(withdrawn()));
  };

  const settledElsewhere = (id: string, { outcome, own }: EndElsewhere) =>
    end(id, outcome, ({ reject }) => reject(withdrawn()), undefined, { elsewhere: !own });

  const parts = { ...context, memory, waiting, newQuestion, fingerprint };
  const settleCall = createCallEnds({ ...context, waiting, abandon, fallback });

  return {
    settle,
    fallback: (id, cause, principal) =>
      fallback(id, cause, { by: "host", ...(principal !== undefined && { principal }) }),
    deliver: createDelivering(waiting, settledElsewhere),
    extend: (id) => waiting.get(id)?.delivery?.extend?.(),
    supports: async (id, result) => (await waiting.get(id)?.supports?.(result)) ?? true,
    expire(id) {
      const deadline = tables.open.get(id)?.deadline;
      if (deadline !== undefined && deadline <= Date.now()) fallback(id, "deadline");
    },
    abandon,
    ...createUnaskedRecords({ ...context, newQuestion }),
    ask: createAsking({ ...parts, abandon, settledElsewhere, fallback }),
    forgetSession: memory.forgetSession,
    callEnded(call, callEnd) {
      memory.forget(call);
      settleCall(call, callEnd);
    },
  };
}
