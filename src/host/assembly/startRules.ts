import type { Calls } from "../calls/calls.js";
import type { HostOptions } from "../hostOptions.js";
import type { RunningRules } from "../hostRules.js";
import type { RunningKind } from "../kind.js";
import type { QuestionTables } from "../questions/questionTables.js";
import type { SessionRecord } from "../session.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts, Values } from "../tables/values.js";

/** Starts the rules of a host, if it has some, over the part of it that they may use. */
export function startRules(
  { rules }: HostOptions,
  context: {
    tables: QuestionTables;
    calls: Calls;
    kinds: ReadonlyMap<string, RunningKind>;
    drafts: Drafts;
    records: Table<SessionRecord>;
    values: Values;
    transactions: Transactions;
    place: (id: string) => void;
    report: (error: unknown) => void;
  },
): RunningRules | undefined {
  const { tables, calls, kinds, drafts } = context;
  return rules?.start({
    question: tables.open.get,
    questions: tables.open.list,
    note: tables.replace,
    place: context.place,
    kind: (name) => kinds.get(name),
    isTyped: (id) => drafts.get(id) !== undefined,
    call: (id) => calls.list().find((call) => call.id === id),
    session: context.records.get,
    publish: context.values.publish,
    batch: context.transactions.batch,
    report: context.report,
  });
}
