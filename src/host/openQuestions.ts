import { createGroups } from "./groups.js";
import { noteRow } from "./journal.js";
import type { Question } from "./question.js";
import { createTable, type Table } from "./table.js";
import type { Transactions } from "./transactions.js";

/** The questions that wait, by session, by call, and by the request that they put. */
export interface OpenQuestions {
  readonly open: Table<Question>;
  countOf(session: string): number;
  /** The ids of a session's questions, oldest first. */
  inSession(session: string): readonly string[];
  /** The ids of the questions that belong, or may belong, to a call, oldest first. */
  inCall(call: string): readonly string[];
  /** The question that puts this very request. */
  asking(request: unknown): Question | undefined;
  /** Adds a question, or replaces its record. */
  set(question: Question): void;
  /** Replaces the record of a question that is there. */
  put(question: Question): void;
  /** Takes a question out; undefined if there is none of this id. */
  delete(id: string): Question | undefined;
}

/** Makes {@link OpenQuestions} without a question. */
export function createOpenQuestions(transactions: Transactions): OpenQuestions {
  const open = createTable<Question>((id, question) =>
    transactions.note((journal) => noteRow(journal.open, id, question)),
  );
  const sessions = createGroups();
  const calls = createGroups();
  const asking = new Map<unknown, string>();
  return {
    open,
    countOf: sessions.sizeOf,
    inSession: sessions.of,
    inCall: calls.of,
    asking: (request) => open.get(asking.get(request) ?? ""),
    set(question) {
      const { id, session, request } = question;
      const before = open.get(id);
      open.set(question);
      if (before) return;
      sessions.add(session, id);
      for (const call of question.calls) calls.add(call, id);
      asking.set(request, id);
    },
    put: open.set,
    delete(id) {
      const before = open.delete(id);
      if (!before) return undefined;
      sessions.delete(before.session, id);
      for (const call of before.calls) calls.delete(call, id);
      if (asking.get(before.request) === id) asking.delete(before.request);
      return before;
    },
  };
}
