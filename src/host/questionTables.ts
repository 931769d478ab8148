import { createGroups } from "./groups.js";
import type { Question } from "./question.js";
import { createStages } from "./stages.js";
import { createTable, type Table } from "./table.js";
import type { Transactions } from "./transactions.js";

/** The questions of a host: those that wait, and the last of those that are settled. */
export interface QuestionTables {
  readonly open: Table<Question>;
  readonly settled: Table<Question>;
  /** Counts the open questions of a session. */
  openOf(session: string): number;
  /** The ids of the open questions of a session, oldest first. */
  openInSession(session: string): readonly string[];
  /** The ids of the open questions that belong, or may belong, to a call, oldest first. */
  openInCall(call: string): readonly string[];
  /** The open question that puts this very request. */
  asking(request: unknown): Question | undefined;
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
  const open = createTable<Question>((id, question) =>
    transactions.note((journal) => journal.open.note(id, question)),
  );
  const settled = createTable<Question>((id, question) =>
    transactions.note((journal) => journal.settled.note(id, question)),
  );
  const lingering = createTable<Question>();
  const kept = new Set<string>();
  const sessions = createGroups();
  const settledOf = createGroups();
  const calls = createGroups();
  const asking = new Map<unknown, string>();
  const stages = createStages(context.stageOf);

  const put = (question: Question) => {
    if (question.phase === "open") open.set(question);
    else settled.set(question);
    if (question.lingering) lingering.set(question);
  };

  /** Notes on the records what a change means for who is in front. */
  const moved = (before: Question | undefined, after: Question | undefined) => {
    for (const { id, inFront } of stages.changed(before, after)) {
      const question = open.get(id) ?? settled.get(id);
      if (!question) continue;
      put({ ...question, inFront: inFront || undefined });
    }
  };

  const setOpen = (question: Question) => {
    const { id, session, request } = question;
    const before = open.get(id);
    open.set(question);
    if (before) return;
    sessions.add(session, id);
    for (const call of question.calls) calls.add(call, id);
    asking.set(request, id);
  };

  const deleteOpen = (id: string) => {
    const before = open.delete(id);
    if (!before) return undefined;
    sessions.delete(before.session, id);
    for (const call of before.calls) calls.delete(call, id);
    if (asking.get(before.request) === id) asking.delete(before.request);
    return before;
  };

  const forget = (id: string) => {
    const before = settled.delete(id);
    lingering.delete(id);
    kept.delete(id);
    if (before) settledOf.delete(before.session, id);
    return before;
  };

  const setSettled = (question: Question) => {
    const { id } = question;
    settled.set(question);
    settledOf.add(question.session, id);
    if (!question.lingering) lingering.delete(id);
    else lingering.set(question);
    // Nothing typed is lost: it waits until the person has seen what became of it.
    if (question.lingering && context.isTyped(id)) kept.add(id);
    else kept.delete(id);
  };

  const letGo = (id: string) => {
    moved(forget(id), undefined);
    context.forgotten(id);
  };

  /** Lets the oldest go; not what has just ended under the person's eyes. */
  const makeRoom = (newest: Question) => {
    while (settled.size() - kept.size > keepSettled) {
      const oldest = settled.find(({ id }) => !kept.has(id));
      if (!oldest || (oldest.id === newest.id && newest.lingering)) return;
      letGo(oldest.id);
    }
  };

  return {
    open,
    settled,
    openOf: sessions.sizeOf,
    openInSession: sessions.of,
    openInCall: calls.of,
    asking: (request) => open.get(asking.get(request) ?? ""),
    lingering: lingering.list,
    forgetSession(session) {
      const ids = settledOf.of(session);
      if (sessions.sizeOf(session) > 0 || ids.some((id) => lingering.get(id))) return false;
      transactions.batch(() => {
        for (const id of ids) letGo(id);
      });
      return true;
    },
    get: (id) => open.get(id) ?? settled.get(id),
    add(question) {
      transactions.batch(() => {
        setOpen(question);
        moved(undefined, question);
      });
    },
    replace(id, change) {
      const before = open.get(id) ?? settled.get(id);
      if (!before) return;
      const after = { ...before, ...change };
      transactions.batch(() => {
        if (open.get(id)) setOpen(after);
        else setSettled(after);
        moved(before, after);
      });
    },
    settle(question) {
      transactions.batch(() => {
        const before = deleteOpen(question.id);
        setSettled(question);
        moved(before, question);
        makeRoom(question);
      });
    },
  };
}
