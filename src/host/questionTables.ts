import type { Notifier } from "./notifier.js";
import type { Question } from "./question.js";
import { createTable, type Table } from "./table.js";

/** The questions of a host: those that wait, and the last of those that are settled. */
export interface QuestionTables {
  readonly open: Table<Question>;
  readonly settled: Table<Question>;
  /** How many open questions a session has. */
  openOf(session: string): number;
  /** The settled questions that stay on their surfaces, oldest first. */
  lingering(): readonly Question[];
  /** Looks among both. */
  get(id: string): Question | undefined;
  /** Adds an open question. */
  add(question: Question): void;
  /** Replaces part of a record, open or settled. */
  replace(id: string, change: Partial<Question>): void;
  /** Moves a question from open to settled. */
  settle(question: Question): void;
}

/** Makes empty tables; `forgotten` hears of a settled question that made room for a newer one. */
export function createQuestionTables(
  notifier: Notifier,
  keepSettled: number,
  forgotten: (id: string) => void,
): QuestionTables {
  const open = createTable<Question>();
  const settled = createTable<Question>();
  const openCounts = new Map<string, number>();
  const lingering = createTable<Question>();

  const count = ({ session }: Question, more: 1 | -1) => {
    const now = (openCounts.get(session) ?? 0) + more;
    if (now === 0) openCounts.delete(session);
    else openCounts.set(session, now);
  };

  const setSettled = (question: Question) => {
    settled.set(question);
    if (question.lingering) lingering.set(question);
    else lingering.delete(question.id);
  };

  const changed = (id: string) =>
    notifier.batch(() => {
      notifier.keyChanged(id);
      notifier.stateChanged();
    });

  const makeRoom = () => {
    if (settled.size() <= keepSettled) return;
    const oldest = settled.find(({ lingering }) => !lingering);
    if (!oldest) return;
    settled.delete(oldest.id);
    forgotten(oldest.id);
    notifier.keyChanged(oldest.id);
  };

  return {
    open,
    settled,
    openOf: (session) => openCounts.get(session) ?? 0,
    lingering: lingering.list,
    get: (id) => open.get(id) ?? settled.get(id),
    add(question) {
      open.set(question);
      count(question, 1);
      changed(question.id);
    },
    replace(id, change) {
      const before = open.get(id) ?? settled.get(id);
      if (!before) return;
      const after = { ...before, ...change };
      if (open.get(id)) open.set(after);
      else setSettled(after);
      changed(id);
    },
    settle(question) {
      if (open.delete(question.id)) count(question, -1);
      setSettled(question);
      notifier.batch(() => {
        makeRoom();
        changed(question.id);
      });
    },
  };
}
