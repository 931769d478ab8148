import type { Calls } from "./calls.js";
import { createFloodGuard } from "./floodGuard.js";
import type { HostOptions } from "./hostOptions.js";
import type { RunningRules } from "./hostRules.js";
import type { RunningKind } from "./kind.js";
import type { QuestionTables } from "./questionTables.js";
import type { Reporter } from "./reporter.js";
import { createRevisions } from "./revisions.js";
import type { SessionRecord } from "./session.js";
import { createSessions, type Sessions } from "./sessions.js";
import type { Settlement } from "./settlement.js";
import type { Table } from "./table.js";
import type { Transactions } from "./transactions.js";

/** Makes the sessions of a host, and settles what they asked once they close, are blocked or are forgotten. */
export function createHostSessions(
  { kinds, limits = {}, policy = {} }: HostOptions,
  context: {
    records: Table<SessionRecord>;
    transactions: Transactions;
    reporter: Reporter;
    kinds: ReadonlyMap<string, RunningKind>;
    tables: QuestionTables;
    calls: Calls;
    settlement: Settlement;
    rules: () => RunningRules | undefined;
  },
): Sessions {
  const { tables, calls, settlement } = context;
  const flood = createFloodGuard(limits);
  return createSessions({
    ...context,
    revisions: createRevisions(kinds),
    servers: policy.servers,
    rulesReady: () => context.rules()?.ready,
    changed: (record) => context.rules()?.sessionChanged(record),
    admit: (session) => flood.admit(session, tables.openOf(session)),
    forget(session) {
      const isCalling = calls.list().some((call) => call.session === session);
      if (isCalling || !tables.forgetSession(session)) return false;
      settlement.forgetSession(session);
      flood.forget(session);
      return true;
    },
    closed(session) {
      for (const id of tables.openInSession(session)) settlement.abandon(id, "session");
    },
    blocked(session, principal) {
      for (const id of tables.openInSession(session)) settlement.fallback(id, "blocked", principal);
    },
  });
}
