import type { Question } from "../question.js";
import { noteRow } from "../tables/journal.js";
import { createKindTables, type KindTables } from "../tables/kindTables.js";
import type { Transactions } from "../tables/transactions.js";
import { createGroups, type Groups } from "./groups.js";

/** The open questions, by session and by call. */
export interface OpenQuestions {
  readonly open: KindTables;
  countOf(session: string): number;
  /** The ids of a session's questions, oldest first. */
  inSession(session: string): readonly string[];
  /** The ids of a session's questions of one kind, oldest first. */
  ofKindIn(session: string, kind: string): readonly string[];
  /** The ids of the questions that belong, or may belong, to a call, oldest first. */
  inCall(call: string): readonly string[];
  /** Adds a question, or replaces its record. */
  set(question: Question): void;
  /** Replaces the record of a question that is there. */
  put(question: Question): void;
  /** Takes a question out; undefined if there is none of this id. */
  delete(id: string): Question | undefined;
}

/** Makes {@link OpenQuestions} without a question. */
export function createOpenQuestions(transactions: Transactions): OpenQuestions {
  const open = createKindTables((id, question) =>
    transactions.note((journal) => noteRow(journal.open, id, question)),
  );
  const sessions = createGroups();
  const kinds = new Map<string, Groups>();
  const calls = createGroups();
  return {
    open,
    countOf: sessions.sizeOf,
    inSession: sessions.of,
    ofKindIn: (session, kind) => kinds.get(kind)?.of(session) ?? [],
    inCall: calls.of,
    set(question) {
      const { id, session, kind } = question;
      const before = open.get(id);
      open.set(question);
      if (before) return;
      sessions.add(session, id);
      const ofKind = kinds.get(kind) ?? createGroups();
      kinds.set(kind, ofKind);
      ofKind.add(session, id);
      for (const call of question.calls) calls.add(call, id);
    },
    put: open.set,
    delete(id) {
      const before = open.delete(id);
      if (!before) return undefined;
      sessions.delete(before.session, id);
      kinds.get(before.kind)?.delete(before.session, id);
      for (const call of before.calls) calls.delete(call, id);
      return before;
    },
  };
}
