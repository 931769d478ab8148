import type { Question } from "../question.js";
import type { Rows } from "./rows.js";
import { createTable, type Table } from "./table.js";

/** Questions, and beside them those of each kind by themselves: nobody looks through all for the few of one kind. */
export interface KindTables extends Table<Question> {
  /** The questions of one kind, in order; the same array until one of them changes. */
  ofKind(kind: string): readonly Question[];
  /** The questions of each kind as they are at this moment. */
  byKind(): ReadonlyMap<string, Rows<Question>>;
}

/** Makes empty {@link KindTables}; `changed` hears as in a table. A question keeps its kind. */
export function createKindTables(changed: Parameters<typeof createTable<Question>>[0]): KindTables {
  const all = createTable<Question>(changed);
  const kinds = new Map<string, Table<Question>>();
  return {
    ...all,
    set(question) {
      const own = kinds.get(question.kind) ?? createTable();
      kinds.set(question.kind, own);
      own.set(question);
      all.set(question);
    },
    delete(id) {
      const question = all.get(id);
      if (question) kinds.get(question.kind)?.delete(id);
      return all.delete(id);
    },
    ofKind: (kind) => kinds.get(kind)?.list() ?? [],
    byKind: () => new Map([...kinds].map(([kind, own]) => [kind, own.snapshot()])),
  };
}
