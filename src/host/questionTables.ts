import type { Notifier } from "./notifier.js";
import type { Question } from "./question.js";
import { createTable, type Table } from "./table.js";

/** The questions of a host: those that wait, and the last of those that are settled. */
export interface QuestionTables {
  readonly open: Table<Question>;
  readonly settled: Table<Question>;
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
    get: (id) => open.get(id) ?? settled.get(id),
    add(question) {
      open.set(question);
      changed(question.id);
    },
    replace(id, change) {
      const table = open.get(id) ? open : settled;
      const before = table.get(id);
      if (!before) return;
      table.set({ ...before, ...change });
      changed(id);
    },
    settle(question) {
      open.delete(question.id);
      settled.set(question);
      notifier.batch(() => {
        makeRoom();
        changed(question.id);
      });
    },
  };
}
