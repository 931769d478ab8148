import { createCallMemory } from "./callMemory.js";
import type { CallEnd, Calls } from "./calls.js";
import type { Draft, Receipt } from "./command.js";
import { type Ask, createQuestion } from "./createQuestion.js";
import { watchDeadline } from "./deadline.js";
import { keepAlive } from "./keepAlive.js";
import type { Notifier } from "./notifier.js";
import type { Outcome, OutcomeReason } from "./outcome.js";
import type { PolicyName } from "./policy.js";
import type { Question } from "./question.js";
import type { QuestionTables } from "./questionTables.js";
import type { Reporter } from "./reporter.js";
import { createRequestError, internalError, type RequestError } from "./requestError.js";
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
  /** Settles a question with what its slice sends when nobody answers; `principal` is whose command led to that. */
  standIn(id: string, reason: OutcomeReason, principal?: string): void;
  /** Settles a question whose deadline has passed, if that has not been noticed yet. */
  expire(id: string): void;
  /** Settles a question with nothing to send. */
  abandon(
    id: string,
    by: "server" | "session" | "person" | "host",
    reason?: OutcomeReason,
    note?: string,
    principal?: string,
  ): void;
  /** Whether the connection of a question would send a result as it is. */
  carries(id: string, result: object): Promise<boolean>;
  /** Settles what belonged to a call that is over. */
  callEnded(call: string, end: CallEnd | undefined): void;
  /** Forgets what was typed for the questions of a session. */
  forgetSession(session: string): void;
}

/** Who ended a call. */
type Ender = Pick<CallEnd, "by" | "principal">;

/** Who settles a question, and why. */
export interface Decision {
  readonly by: "person" | "rule" | "host" | "server";
  readonly reason?: OutcomeReason;
  readonly policy?: PolicyName;
  readonly rule?: string;
  readonly note?: string;
  readonly principal?: string;
}

/** The one who waits for a question's answer, with everything that has to be let go of afterwards. */
interface Waiting {
  readonly embedded: boolean;
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
  readonly release: () => void;
  readonly carries: ReceiveOptions["carries"];
  /** Who ended a call that it may belong to. */
  endedBy?: Ender;
}

/** Makes a settlement over the question tables. */
export function createSettlement(context: {
  newId: () => string;
  notifier: Notifier;
  reporter: Reporter;
  tables: QuestionTables;
  calls: Calls;
  slice: (kind: string) => RunningSlice;
  drafts: { get(id: string): Draft | undefined; set(id: string, draft?: Draft): void };
  keepAliveInterval: number;
  /** Finds a place for a new question. */
  opened: (id: string) => void;
  /** Hears of every question that was settled, with what was sent. */
  ended: (question: Question, outcome: Outcome, sent?: unknown) => void;
}): Settlement {
  const { notifier, tables, calls, slice, drafts } = context;
  const { attempt } = context.reporter;
  const waiting = new Map<string, Waiting>();
  const memory = createCallMemory();
  const newQuestion = (ask: Ask) => createQuestion(ask, context.newId(), calls);
  const fingerprint = (question: Question) =>
    attempt(() => slice(question.kind).fingerprint?.(question));

  /** Keeps or forgets what was typed. */
  const putAwayDraft = (question: Question, byHand: boolean) => {
    const draft = drafts.get(question.id);
    const print = draft && fingerprint(question);
    if (draft && print !== undefined) memory.typed(question.calls, print, draft);
    if (byHand) drafts.set(question.id);
    else if (draft && print !== undefined) memory.left(question.session, print, draft);
    return draft;
  };

  const record = (question: Question, outcome: Outcome, sent: unknown, lingers: boolean) => {
    const byHand = isByHand(outcome);
    const draft = putAwayDraft(question, byHand);
    const isExplained = !byHand && outcome.reason !== "blocked";
    const lingering =
      lingers || (isExplained && (draft !== undefined || question.inFront === true));
    const settled: Question = {
      ...question,
      phase: "settled",
      outcome,
      lingering,
      aside: lingering ? byHand && question.callOver === true : question.aside,
      surface: lingering ? question.surface : undefined,
    };
    tables.settle(lingering ? settled : keptOf(settled, slice(question.kind)));
    // What was put aside with something typed comes back, to say what became of it.
    if (lingering && (question.aside || settled.aside)) context.opened(question.id);
    tellOf(settled, outcome, sent);
  };

  /** Tells the slice and the log; whoever reads the state afterwards reads it with the log's new entry. */
  const tellOf = (question: Question, outcome: Outcome, sent?: unknown) =>
    notifier.batch(() => {
      context.ended(question, outcome, sent);
      notifier.stateChanged();
    });

  /** Settles a question, unless that was done before. The answer goes out first: no trouble of the host's keeps it back. */
  const end = (
    id: string,
    outcome: Outcome,
    answer: (waiter: Waiting) => void,
    sent?: unknown,
    lingers = false,
  ) => {
    const question = tables.open.get(id);
    const waiter = waiting.get(id);
    if (!question || !waiter) return false;
    waiting.delete(id);
    answer(waiter);
    notifier.batch(() => {
      waiter.release();
      record(question, outcome, sent, lingers);
    });
    return true;
  };

  const settle: Settlement["settle"] = (id, reply, decision, lingers) => {
    const outcome: Outcome = { sent: reply.sent, ...decision, at: Date.now() };
    const answer = ({ resolve, reject }: Waiting) =>
      reply.sent === "error" ? reject(reply.error) : resolve(reply.result);
    return end(id, outcome, answer, contentOf(reply), lingers)
      ? { done: true, outcome }
      : refuseSettled(id, tables.get(id));
  };

  const standIn = (id: string, reason: OutcomeReason, ender: Ender = { by: "host" }) => {
    const question = tables.open.get(id);
    if (!question) return;
    const reply = attempt(() => slice(question.kind).standIn(question, reason));
    settle(id, reply ?? { sent: "error", error: internalError() }, { ...ender, reason });
  };

  const abandon: Settlement["abandon"] = (id, by, reason, note, principal) => {
    const why = {
      ...(reason && { reason }),
      ...(note !== undefined && { note }),
      ...(principal !== undefined && { principal }),
    };
    const outcome: Outcome = { sent: "nothing", by, ...why, at: Date.now() };
    end(id, outcome, ({ reject }) => reject(withdrawn()));
  };

  return {
    settle,
    standIn: (id, reason, principal) =>
      standIn(id, reason, { by: "host", ...(principal !== undefined && { principal }) }),
    carries: async (id, result) => (await waiting.get(id)?.carries?.(result)) ?? true,
    expire(id) {
      const deadline = tables.open.get(id)?.deadline;
      if (deadline !== undefined && deadline <= Date.now()) standIn(id, "deadline");
    },
    abandon,
    note(ask, reply, decision) {
      const outcome: Outcome = { sent: reply.sent, ...decision, at: Date.now() };
      tellOf({ ...newQuestion(ask), phase: "settled", outcome }, outcome, contentOf(reply));
    },
    refuse(ask, error, reason = "invalid") {
      const question = newQuestion(ask);
      const outcome: Outcome = { sent: "error", by: "host", reason, at: Date.now() };
      notifier.batch(() => {
        // It stands in nobody's way: there is nothing to decide about it.
        tables.settle(keptOf({ ...question, phase: "settled", outcome }, slice(question.kind)));
        tellOf(question, outcome, error.message);
      });
      return Promise.reject(error);
    },
    ask(ask) {
      const { options } = ask;
      const { signal, meta, notify, embedded = false } = options;
      if (signal?.aborted) return Promise.reject(withdrawn());
      const question = newQuestion(ask);
      const { id, calls: owners } = question;
      const print = fingerprint(question);
      const { asked, draft } =
        print === undefined ? { asked: 1 } : memory.asked(question.session, owners, print);

      return new Promise((resolve, reject) => {
        const withdraw = () => {
          const { by, principal } = waiting.get(id)?.endedBy ?? { by: "host" };
          if (embedded) abandon(id, by, "caller-ended", undefined, principal);
          else abandon(id, "server", undefined, wordsOf(signal));
        };
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
          carries: options.carries,
          release() {
            stopWatching();
            resumeCalls();
            stopKeepingAlive();
            signal?.removeEventListener("abort", withdraw);
          },
        });
        notifier.batch(() => {
          if (draft) drafts.set(id, draft);
          tables.add({ ...question, asked });
          context.opened(id);
        });
      });
    },
    forgetSession: memory.forgetSession,
    callEnded(call, callEnd) {
      const { by, principal }: Ender = callEnd ?? { by: "host" };
      const ender = { by, ...(principal !== undefined && { principal }) };
      const settleOwn = (id: string) =>
        waiting.get(id)?.embedded
          ? abandon(id, by, "caller-ended", undefined, principal)
          : standIn(id, "caller-ended", ender);
      // Something else may have asked it: nobody answers for the person because a call that may be another's is over.
      const markOver = (id: string, owners: readonly string[]) => {
        const waiter = waiting.get(id);
        if (waiter) waiter.endedBy = ender;
        if (!owners.some(calls.isOpen)) tables.replace(id, { callOver: true });
      };
      const settleOrphans = () =>
        notifier.batch(() => {
          for (const { id, calls: owners, outcome } of tables.lingering()) {
            const isLast = owners.includes(call) && !owners.some(calls.isOpen);
            if (!isLast || !outcome || !isByHand(outcome)) continue;
            tables.replace(id, { callOver: true, aside: true });
            context.opened(id);
          }
          for (const id of tables.openInCall(call)) {
            const question = tables.open.get(id);
            if (!question) continue;
            if (question.call === call || id === callEnd?.question) settleOwn(id);
            else markOver(id, question.calls);
          }
        });
      memory.forget(call);
      if (callEnd) settleOrphans();
      // A server that takes its question back when it ends the call may be heard a moment later.
      else setTimeout(settleOrphans, 50);
    },
  };
}

/** Whether a person or a rule ended it, or the server that they were on the way for: none of them has to be told. */
function isByHand(outcome: Outcome): boolean {
  return outcome.sent === "nothing" ? outcome.by === "person" : outcome.by !== "host";
}

/** What the host keeps of a settled question that nobody sees any more. */
export function keptOf(question: Question, { kept }: RunningSlice): Question {
  return kept ? kept(question) : question;
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

/** What a server says of why it withdraws, where it says anything (basic/utilities/cancellation). */
function wordsOf(signal: AbortSignal | undefined): string | undefined {
  const { reason } = signal ?? {};
  return typeof reason === "string" && reason !== "" ? reason.slice(0, 1_000) : undefined;
}

/** What of a reply a log may keep. */
function contentOf(reply: Reply): unknown {
  return reply.sent === "error" ? reply.error.message : (reply.logged ?? reply.result);
}

/** What a waiting SDK is told when nothing is sent; it sends nothing then either. */
function withdrawn(): Error {
  return createRequestError(-32603, "The question was withdrawn.");
}
