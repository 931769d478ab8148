import { createCallMemory } from "./callMemory.js";
import type { CallEnd, Calls } from "./calls.js";
import type { Draft, Receipt } from "./command.js";
import { watchDeadline } from "./deadline.js";
import { keepAlive } from "./keepAlive.js";
import type { Outcome, OutcomeReason } from "./outcome.js";
import type { Question } from "./question.js";
import type { QuestionTables } from "./questionTables.js";
import { createRequestError, type RequestError } from "./requestError.js";
import type { ReceiveOptions } from "./session.js";
import type { Reply, RunningSlice } from "./slice.js";

/** Opens questions and settles each exactly once. */
export interface Settlement {
  /** Opens a question; resolves or rejects with what the server gets. */
  ask(ask: Ask): Promise<object>;
  /** Settles a question with something to send; `lingers` keeps it on its surface. */
  settle(id: string, reply: Reply, decision: Decision, lingers?: boolean): Receipt;
  /** Records a question that was refused as it came, for the person to see. @default invalid */
  refuse(ask: Ask, error: RequestError, reason?: OutcomeReason): Promise<never>;
  /** Tells the log of an answer that a rule gave at once. */
  note(ask: Ask, reply: Reply, decision: Decision): void;
  /** Settles a question with what its slice sends when nobody answers. */
  standIn(id: string, reason: OutcomeReason): void;
  /** Settles a question with nothing to send. */
  abandon(id: string, by: "server" | "session" | "person" | "host", reason?: OutcomeReason): void;
  /** Settles what belonged to a call that is over. */
  callEnded(call: string, end: CallEnd | undefined): void;
}

/** A question as it arrives. */
export interface Ask {
  readonly kind: string;
  readonly session: string;
  readonly request: unknown;
  readonly detail: unknown;
  readonly options: ReceiveOptions;
}

/** Who settles a question, and why. */
export interface Decision {
  readonly by: "person" | "rule" | "host";
  readonly reason?: OutcomeReason;
  readonly rule?: string;
  readonly note?: string;
}

/** The one who waits for a question's answer, with everything that has to be let go of afterwards. */
interface Waiting {
  readonly embedded: boolean;
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
  readonly release: () => void;
}

/** Makes a settlement over the question tables. */
export function createSettlement(context: {
  newId: () => string;
  tables: QuestionTables;
  calls: Calls;
  slice: (kind: string) => RunningSlice;
  drafts: { get(id: string): Draft | undefined; set(id: string, draft?: Draft): void };
  keepAliveInterval: number;
  /** Finds a place for a new question. */
  opened: (id: string) => void;
  /** Whether a question is what its surface shows. */
  isInFront: (question: Question) => boolean;
  /** Hears of every question that was settled, with what was sent. */
  ended: (question: Question, outcome: Outcome, sent?: unknown) => void;
}): Settlement {
  const { tables, calls, slice, drafts } = context;
  const waiting = new Map<string, Waiting>();
  const memory = createCallMemory();

  const end = (id: string, outcome: Outcome, sent?: unknown, lingers = false) => {
    const question = tables.open.get(id);
    const waiter = waiting.get(id);
    if (!question || !waiter) return undefined;
    waiting.delete(id);
    waiter.release();
    const draft = drafts.get(id);
    const print = slice(question.kind).fingerprint?.(question);
    if (draft && print !== undefined) memory.typed(question.calls, print, draft);
    const byHand = outcome.by === "person" || outcome.by === "rule";
    if (byHand) drafts.set(id);
    else if (draft && print !== undefined) memory.left(question.session, print, draft);
    const lingering = lingers || (!byHand && (draft !== undefined || context.isInFront(question)));
    const settled: Question = {
      ...question,
      phase: "settled",
      outcome,
      lingering,
      aside: question.aside && !lingering,
      surface: lingering ? question.surface : undefined,
    };
    tables.settle(settled);
    // What was put aside with something typed comes back, to say what became of it.
    if (lingering && question.aside) context.opened(id);
    context.ended(settled, outcome, sent);
    return waiter;
  };

  const settle: Settlement["settle"] = (id, reply, decision, lingers) => {
    const outcome: Outcome = { sent: reply.sent, ...decision, at: Date.now() };
    const waiter = end(id, outcome, contentOf(reply), lingers);
    if (!waiter) return refuseSettled(id, tables.get(id));
    if (reply.sent === "error") waiter.reject(reply.error);
    else waiter.resolve(reply.result);
    return { done: true, outcome };
  };

  const standIn = (id: string, reason: OutcomeReason, by: "person" | "host" = "host") => {
    const question = tables.open.get(id);
    if (question) settle(id, slice(question.kind).standIn(question, reason), { by, reason });
  };

  const abandon: Settlement["abandon"] = (id, by, reason) => {
    const outcome: Outcome = { sent: "nothing", by, ...(reason && { reason }), at: Date.now() };
    end(id, outcome)?.reject(withdrawn());
  };

  const createQuestion = ({ kind, session, request, detail, options }: Ask): Question => {
    const owners = options.call ? [options.call] : calls.ofSession(session);
    const [only, ...others] = owners;
    return {
      id: context.newId(),
      kind,
      session,
      request,
      detail,
      phase: "open",
      calls: owners,
      ...(only !== undefined && others.length === 0 && { call: only }),
      embedded: options.embedded ?? false,
      asked: 1,
      receivedAt: Date.now(),
      ...(options.deadline !== undefined && { deadline: options.deadline }),
      ...(options.extendBy !== undefined && { extendBy: options.extendBy }),
      aside: false,
      lingering: false,
    };
  };

  return {
    settle,
    standIn: (id, reason) => standIn(id, reason),
    abandon,
    note(ask, reply, decision) {
      const outcome: Outcome = { sent: reply.sent, ...decision, at: Date.now() };
      context.ended(
        { ...createQuestion(ask), phase: "settled", outcome },
        outcome,
        contentOf(reply),
      );
    },
    refuse(ask, error, reason = "invalid") {
      const question = createQuestion(ask);
      const outcome: Outcome = { sent: "error", by: "host", reason, at: Date.now() };
      tables.settle({ ...question, phase: "settled", outcome, lingering: true });
      context.opened(question.id);
      context.ended(question, outcome, error.message);
      return Promise.reject(error);
    },
    ask(ask) {
      const { kind, options } = ask;
      const { signal, meta, notify, embedded = false } = options;
      if (signal?.aborted) return Promise.reject(withdrawn());
      const question = createQuestion(ask);
      const { id, calls: owners } = question;
      const print = slice(kind).fingerprint?.(question);
      const { asked, draft } =
        print === undefined ? { asked: 1 } : memory.asked(question.session, owners, print);
      if (draft) drafts.set(id, draft);

      return new Promise((resolve, reject) => {
        const withdraw = () =>
          embedded ? abandon(id, "host", "caller-ended") : abandon(id, "server");
        const stopWatching = watchDeadline(
          () => (tables.open.get(id) ?? question).deadline,
          () => standIn(id, "deadline"),
        );
        const resumeCalls = calls.pause(owners);
        const stopKeepingAlive = keepAlive(meta, notify, context.keepAliveInterval);
        signal?.addEventListener("abort", withdraw, { once: true });
        waiting.set(id, {
          embedded,
          resolve,
          reject,
          release() {
            stopWatching();
            resumeCalls();
            stopKeepingAlive();
            signal?.removeEventListener("abort", withdraw);
          },
        });
        tables.add({ ...question, asked });
        context.opened(id);
      });
    },
    callEnded(call, callEnd) {
      const by = callEnd?.by ?? "host";
      const settleOrphans = () => {
        for (const { id, calls: owners } of tables.open.list()) {
          if (!owners.includes(call) || owners.some(calls.isOpen)) continue;
          if (waiting.get(id)?.embedded) abandon(id, by, "caller-ended");
          else standIn(id, "caller-ended", by);
        }
      };
      memory.forget(call);
      if (callEnd) settleOrphans();
      // A server that takes its question back when it ends the call may be heard a moment later.
      else setTimeout(settleOrphans, 50);
    },
  };
}

/** The receipt for a command that came too late, or for no question at all. */
export function refuseSettled(id: string, question: Question | undefined): Receipt {
  if (!question?.outcome)
    return { done: false, reason: "unknown", message: `This host has no question ${id}.` };
  const { sent, by } = question.outcome;
  return {
    done: false,
    reason: "settled",
    message: `Question ${id} was settled before (sent: ${sent}, by: ${by}).`,
    outcome: question.outcome,
  };
}

/** What of a reply a log may keep. */
function contentOf(reply: Reply): unknown {
  return reply.sent === "error" ? reply.error.message : (reply.logged ?? reply.result);
}

/** What a waiting SDK is told when nothing is sent; it sends nothing then either. */
function withdrawn(): Error {
  return createRequestError(-32603, "The question was withdrawn.");
}
