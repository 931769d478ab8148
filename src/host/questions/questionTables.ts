import { createStages } from "../places/stages.js";
import type { Question } from "../question.js";
import type { KindTables } from "../tables/kindTables.js";
import type { Transactions } from "../tables/transactions.js";
import { createOpenQuestions } from "./openQuestions.js";
import { createSettledQuestions } from "./settledQuestions.js";

/** The questions of a host: those that wait, and the last of those that are settled. */
export interface QuestionTables {
  readonly open: KindTables;
  readonly settled: KindTables;
  /** Counts the open questions of a session. */
  openOf(session: string): number;
  /** The ids of the open questions of a session, oldest first. */
  openInSession(session: string): readonly string[];
  /** The ids of the open questions of one kind in a session, oldest first. */
  openOfKind(session: string, kind: string): readonly string[];
  /** The ids of the open questions that belong, or may belong, to a call, oldest first. */
  openInCall(call: string): readonly string[];
  /** The settled questions that stay on their surfaces, oldest first. */
  lingering(): readonly Question[];
  /** Lets the settled questions of a session go; false, without doing so, where one is open or stays on its surface. */
  forgetSession(session: string): boolean;
  /** Looks among both. */
  get(id: string): Question | undefined;
  /** Adds an open question. */
  add(question: Question): void;
  /** Replaces part of a record, open or settled. */
  replace(id: string, change: Partial<Question>): void;
  /** Moves a question from open to settled. */
  settle(question: Question): void;
}

/** Makes empty tables. No change costs more the more questions there are. */
export function createQuestionTables(context: {
  transactions: Transactions;
  /** The number of settled questions to keep, beside those that linger with a draft. */
  keepSettled: number;
  /** Whether something typed is kept for a question. */
  isTyped: (id: string) => boolean;
  /** Hears of a settled question that made room for a newer one. */
  forgotten: (id: string) => void;
  /** The stage of a surface. */
  stageOf: (surface: string) => string;
}): QuestionTables {
  const { transactions, keepSettled } = context;
  const waiting = createOpenQuestions(transactions);
  const ended = createSettledQuestions(transactions, context.isTyped);
  const { open } = waiting;
  const { settled } = ended;
  const stages = createStages(context.stageOf);

  /** Notes on the records what a change means for who is in front. */
  const moved = (before: Question | undefined, after: Question | undefined) => {
    for (const { id, inFront } of stages.changed(before, after)) {
      const question = open.get(id) ?? settled.get(id);
      if (!question) continue;
      const { put } = question.phase === "open" ? waiting : ended;
      put({ ...question, inFront: inFront || undefined });
    }
  };

  const letGo = (id: string) => {
    moved(ended.delete(id), undefined);
    context.forgotten(id);
  };

  /** Lets the oldest go; not what has just ended under the person's eyes. */
  const makeRoom = (newest: Question) => {
    while (ended.disposable() > keepSettled) {
      const oldest = ended.oldestDisposable();
      if (!oldest || (oldest.id === newest.id && newest.lingering)) return;
      letGo(oldest.id);
    }
  };

  return {
    open,
    settled,
    openOf: waiting.countOf,
    openInSession: waiting.inSession,
    openOfKind: waiting.ofKindIn,
    openInCall: waiting.inCall,
    lingering: ended.lingering,
    forgetSession(session) {
      if (waiting.countOf(session) > 0 || ended.isLingering(session)) return false;
      transactions.batch(() => {
        for (const id of ended.inSession(session)) letGo(id);
      });
      return true;
    },
    get: (id) => open.get(id) ?? settled.get(id),
    add(question) {
      transactions.batch(() => {
        waiting.set(question);
        moved(undefined, question);
      });
    },
    replace(id, change) {
      const before = open.get(id) ?? settled.get(id);
      if (!before) return;
      const after = { ...before, ...change };
      transactions.batch(() => {
        if (open.get(id)) waiting.set(after);
        else ended.set(after);
        moved(before, after);
      });
    },
    settle(question) {
      transactions.batch(() => {
        const before = waiting.delete(question.id);
        ended.set(question);
        moved(before, question);
        makeRoom(question);
      });
    },
  };
}
