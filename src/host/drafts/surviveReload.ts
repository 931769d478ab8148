import type { RunningKind } from "../kind.js";
import type { Question } from "../question.js";
import type { QuestionTables } from "../questions/questionTables.js";
import type { SessionRecord } from "../session.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";
import { createDraftKeeper, type DraftStorage } from "./draftStorage.js";
import { pageStorage } from "./pageStorage.js";
import { createRedactedDrafts } from "./redactedDrafts.js";

/**
 * Stores drafts as they are typed. What an earlier page left comes back as a question whose session is gone, until
 * the same server asks the same again: then what was typed moves over. Returns a function that stops it.
 */
export async function surviveReload(context: {
  /** Where to store; without it, where the page keeps things for one tab. */
  storage?: DraftStorage | undefined;
  key: string;
  tables: QuestionTables;
  drafts: Drafts;
  sessions: Table<SessionRecord>;
  kinds: ReadonlyMap<string, RunningKind>;
  transactions: Transactions;
  place: (id: string) => void;
  report: (error: unknown) => void;
}): Promise<() => void> {
  const { tables, drafts, transactions, sessions, kinds } = context;
  const open = () => context.storage ?? pageStorage();
  const keeper = createDraftKeeper(open, context.key, context.report);
  const inspected = createRedactedDrafts(keeper, kinds, context.report);
  const orphans = new Map<string, Question>();

  const keep = (question: Question) =>
    inspected.keep(question, drafts.get(question.id), nameOf(question.session));
  const isRevived = async (question: Question) => {
    try {
      return (await kinds.get(question.kind)?.revives?.(question)) ?? false;
    } catch (error) {
      context.report(error);
      return false;
    }
  };
  const nameOf = (session: string) => sessions.get(session)?.name ?? session;

  const isUntouched = ({ id }: Question) => tables.open.get(id) !== undefined && !drafts.get(id);

  /** Hands an earlier draft to the question that asks, as far as it may be stored, what the orphan asked. */
  const handOver = (question: Question, asked: Question) => {
    const orphan = [...orphans.values()].find((other) => asksTheSame(other, asked));
    const draft = orphan && drafts.get(orphan.id);
    if (!orphan || !draft || !isUntouched(question)) return;
    orphans.delete(orphan.id);
    transactions.batch(() => {
      tables.replace(orphan.id, { lingering: false, surface: undefined, dismissed: true });
      drafts.set(orphan.id);
      drafts.set(question.id, draft);
    });
  };

  const adopt = (question: Question) => {
    if (orphans.size === 0 || !isUntouched(question)) return;
    const asked = inspected.storable(question);
    if (asked instanceof Promise) void asked.then((asked) => handOver(question, asked));
    else handOver(question, asked);
  };

  const found = await keeper.load();
  // From here on: a question that came while the storage was read takes an earlier draft over just below.
  const stop = transactions.observe(({ open, settled, values }) => {
    // What became of a question is stored with what was typed for it.
    const kept = new Set(settled.set.map(({ id }) => id));
    for (const key of values.keys()) if (key.startsWith("draft:")) kept.add(key.slice(6));
    for (const id of kept) {
      const question = tables.get(id);
      if (question) keep(question);
      else inspected.forget(id);
    }
    for (const { id } of open.set) {
      const question = tables.open.get(id);
      if (!question) continue;
      if (question.inDoubt && drafts.get(id)) keep(question);
      inspected.prepare(question);
      adopt(question);
    }
  });

  for (const { question, draft, server } of found) {
    const { id, session, receivedAt } = question;
    if (tables.get(id)) continue;
    if (!(await isRevived(question))) {
      keeper.keep(question, undefined, server);
      continue;
    }
    const orphan: Question = {
      ...question,
      phase: "settled",
      outcome: question.outcome ?? {
        sent: question.inDoubt ? "unknown" : "nothing",
        by: "session",
        cause: "reload",
        at: receivedAt,
      },
      lingering: true,
      aside: false,
      surface: undefined,
    };
    orphans.set(id, orphan);
    transactions.batch(() => {
      if (!sessions.get(session)) sessions.set(closedSession(session, server));
      drafts.set(id, draft);
      tables.settle(orphan);
      context.place(id);
    });
    keep(orphan);
  }

  for (const question of tables.lingering()) if (!orphans.has(question.id)) keep(question);
  for (const question of tables.open.list()) {
    inspected.prepare(question);
    keep(question);
    adopt(question);
  }

  return stop;
}

function closedSession(id: string, name: string): SessionRecord {
  return { id, name, tapped: false, phase: "closed", refused: 0, blocked: false };
}

function asksTheSame(one: Question, other: Question): boolean {
  return (
    one.kind === other.kind &&
    one.session === other.session &&
    JSON.stringify(one.request) === JSON.stringify(other.request)
  );
}
