import type { JsonObject } from "../../wire/protocol/json.js";
import type { CallMemory } from "../calls/callMemory.js";
import type { Calls } from "../calls/calls.js";
import { watchDeadline } from "../calls/deadline.js";
import type { Waiting } from "../calls/waiting.js";
import { type EndElsewhere, endElsewhere } from "../delivery.js";
import type { OutcomeCause } from "../outcome.js";
import type { Question } from "../question.js";
import { createRequestError } from "../requestError.js";
import type { SendNotification } from "../session.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";
import type { Ask } from "./createQuestion.js";
import type { QuestionTables } from "./questionTables.js";
import type { Settlement } from "./settlement.js";

/** Returns the function that opens a question, and waits for what its server gets. */
export function createAsking(context: {
  transactions: Transactions;
  tables: QuestionTables;
  calls: Calls;
  drafts: Drafts;
  memory: CallMemory;
  waiting: Map<string, Waiting>;
  keepAliveInterval: number;
  newQuestion: (ask: Ask) => Question;
  fingerprint: (question: Question) => string | undefined;
  /** Finds a place for a new question. */
  opened: (id: string) => void;
  abandon: Settlement["abandon"];
  /** Settles a question as it was settled on another machine. */
  settledElsewhere: (id: string, end: EndElsewhere) => void;
  fallback: (id: string, cause: OutcomeCause) => void;
}): Settlement["ask"] {
  const { transactions, tables, calls, waiting, abandon } = context;

  /** Begins all that goes on while a question is open. Returns a function that ends it. */
  const attend = (question: Question, { options }: Ask) => {
    const { id } = question;
    const { signal, meta, notify, embedded = false } = options;
    const withdraw = () => {
      const elsewhere = endElsewhere(signal);
      if (elsewhere) return context.settledElsewhere(id, elsewhere);
      const { by, principal } = waiting.get(id)?.endedBy ?? { by: "host" };
      // A task goes on without a question that its server takes back; any other call is over by then.
      const goesOn = question.call !== undefined && calls.followsTask(question.call);
      if (embedded && !goesOn) abandon(id, by, "caller-ended", undefined, principal);
      else abandon(id, "server", undefined, wordsOf(signal));
    };
    const stopWatching = watchDeadline(
      () => (tables.open.get(id) ?? question).deadline,
      () => context.fallback(id, "deadline"),
    );
    const resumeCalls = calls.pause(question.calls);
    const stopKeepingAlive = keepAlive(meta, notify, context.keepAliveInterval);
    signal?.addEventListener("abort", withdraw);
    return () => {
      stopWatching();
      resumeCalls();
      stopKeepingAlive();
      signal?.removeEventListener("abort", withdraw);
    };
  };

  const move = (id: string, deadline: number) => {
    if (tables.open.get(id)?.deadline === deadline) return;
    transactions.batch(() => tables.replace(id, { deadline }));
  };

  return (ask) => {
    const { signal, supports, settled, delivery, embedded = false } = ask.options;
    if (signal?.aborted) return Promise.reject(withdrawn());
    const question = context.newQuestion(ask);
    const { id } = question;
    const print = context.fingerprint(question);
    const { asked, draft } =
      print === undefined
        ? { asked: 1 }
        : context.memory.asked(question.session, question.calls, print);
    const answer = new Promise<object>((resolve, reject) =>
      transactions.batch(() => {
        const release = attend(question, ask);
        waiting.set(id, { embedded, resolve, reject, supports, settled, delivery, release });
        context.drafts.set(id, draft);
        tables.add({ ...question, asked });
        delivery?.opened?.({ id, move: (deadline) => move(id, deadline) });
        context.opened(id);
      }),
    );
    return Object.assign(answer, { question: tables.open.get(id) });
  };
}

/** The error for a waiting SDK when nothing is sent; it sends nothing then either. */
export function withdrawn(): Error {
  return createRequestError(-32603, "The question was withdrawn.");
}

/** The server's own words on why it withdraws, if it has any (basic/utilities/cancellation). */
function wordsOf(signal: AbortSignal | undefined): string | undefined {
  const { reason } = signal ?? {};
  return typeof reason === "string" && reason !== "" ? reason.slice(0, 1_000) : undefined;
}

/**
 * Tells a server now and then that a person is still thinking, where it gave a progress token for that
 * (revisions 2025; basic/utilities/progress). Returns a function that stops it.
 */
function keepAlive(
  meta: JsonObject | undefined,
  notify: SendNotification | undefined,
  interval: number,
): () => void {
  const progressToken = meta?.progressToken;
  const isToken = typeof progressToken === "string" || typeof progressToken === "number";
  if (!isToken || !notify || interval === Number.POSITIVE_INFINITY) return () => {};
  let progress = 0;
  const timer = setInterval(() => {
    progress += 1;
    // A connection that is gone says so to the session; a lost sign of life is no second message.
    notify("notifications/progress", { progressToken, progress }).catch(() => {});
  }, interval);
  return () => clearInterval(timer);
}
