import type { RunningRules } from "../hostRules.js";
import type { HostCore } from "../kind.js";
import type { GuardedLog } from "../log/guardLog.js";
import type { HostPolicy } from "../policy.js";
import type { Question } from "../question.js";
import type { QuestionTables } from "../questions/questionTables.js";
import type { Settlement } from "../questions/settlement.js";
import type { SessionRecord } from "../session.js";
import type { Revisions } from "../sessions/revisions.js";
import type { Sessions } from "../sessions/sessions.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import type { Values } from "../tables/values.js";

/** Returns the function that makes the part of a host which the kind of a name may use: no question but its own. */
export function createHostCores(context: {
  limits: HostCore["limits"];
  policy: HostPolicy;
  log: GuardedLog;
  tables: QuestionTables;
  settlement: Settlement;
  sessions: Sessions;
  records: Table<SessionRecord>;
  revisions: Revisions;
  values: Values;
  transactions: Transactions;
  /** Finds a place for a question. */
  place: (id: string) => void;
  /** Absent in a host without rules. */
  rules: () => RunningRules | undefined;
  report: (error: unknown) => void;
}): (name: string) => HostCore {
  const { tables, settlement, sessions, records, revisions, values, transactions, log } = context;
  return (name) => {
    const own = (question: Question | undefined) =>
      question?.kind === name ? question : undefined;
    const isIn = (session: SessionRecord) => revisions.has(name, session);
    return {
      limits: context.limits,
      policy: context.policy,
      logsContent: log.keepsContent,
      question: (id) => own(tables.get(id)),
      questions: () => [...tables.settled.ofKind(name), ...tables.open.ofKind(name)],
      update: (id, detail) =>
        transactions.batch(() => {
          tables.replace(id, { detail });
          if (tables.open.get(id)) context.place(id);
        }),
      supports: settlement.supports,
      settle: settlement.settle,
      sessions: () => records.list().filter(isIn),
      session(id) {
        const session = records.get(id);
        return session && isIn(session) ? session : undefined;
      },
      openIn: (session) =>
        tables.openOfKind(session, name).flatMap((id) => tables.open.get(id) ?? []),
      notify: sessions.notify,
      read: values.read,
      publish: values.publish,
      batch: transactions.batch,
      logRun: ({ id, session, server }, run, outcome) =>
        transactions.batch(() => {
          const entry = { id, kind: name, session, server, receivedAt: run.at, asked: 1 };
          transactions.afterwards(log.recordRun({ ...entry, outcome, run }));
          transactions.note((journal) => {
            journal.log = log.take;
          });
        }),
      spend: (id, spent) => context.rules()?.spend(id, spent),
      report: context.report,
    };
  };
}
