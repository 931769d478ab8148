import type { Question } from "../question.js";
import { noteRow } from "../tables/journal.js";
import { createKindTables, type KindTables } from "../tables/kindTables.js";
import type { Transactions } from "../tables/transactions.js";
import { createGroups } from "./groups.js";

/** The last of the questions that are settled, and which of them stay on their surfaces. */
export interface SettledQuestions {
  readonly settled: KindTables;
  /** The ids of a session's questions, oldest first. */
  inSession(session: string): readonly string[];
  /** The questions that stay on their surfaces, oldest first. */
  lingering(): readonly Question[];
  /** Whether a question of the session stays on its surface. */
  isLingering(session: string): boolean;
  /** Counts the questions that may make room for newer ones. */
  disposable(): number;
  oldestDisposable(): Question | undefined;
  /** Adds a question, or replaces its record. */
  set(question: Question): void;
  /** Replaces the record of a question that is there, and that is as settled as before. */
  put(question: Question): void;
  /** Takes a question out; undefined if there is none of this id. */
  delete(id: string): Question | undefined;
}

/** Makes {@link SettledQuestions} without a question. */
export function createSettledQuestions(
  transactions: Transactions,
  isTyped: (id: string) => boolean,
): SettledQuestions {
  const settled = createKindTables((id, question) =>
    transactions.note((journal) => noteRow(journal.settled, id, question)),
  );
  const lingering = new Set<string>();
  const kept = new Set<string>();
  const sessions = createGroups();
  return {
    settled,
    inSession: sessions.of,
    lingering: () => [...lingering].flatMap((id) => settled.get(id) ?? []),
    isLingering: (session) => sessions.of(session).some((id) => lingering.has(id)),
    disposable: () => settled.size() - kept.size,
    oldestDisposable: () => settled.find(({ id }) => !kept.has(id)),
    set(question) {
      const { id } = question;
      settled.set(question);
      sessions.add(question.session, id);
      if (question.lingering) lingering.add(id);
      else lingering.delete(id);
      // Nothing typed is lost: it waits until the person has seen what became of it.
      if (question.lingering && isTyped(id)) kept.add(id);
      else kept.delete(id);
    },
    put: settled.set,
    delete(id) {
      const before = settled.delete(id);
      lingering.delete(id);
      kept.delete(id);
      if (before) sessions.delete(before.session, id);
      return before;
    },
  };
}
