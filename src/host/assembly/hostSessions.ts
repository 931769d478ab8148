import type { Calls } from "../calls/calls.js";
import { createFloodGuard } from "../floodGuard.js";
import type { HostOptions } from "../hostOptions.js";
import type { RunningRules } from "../hostRules.js";
import type { RunningKind } from "../kind.js";
import type { QuestionTables } from "../questions/questionTables.js";
import type { Settlement } from "../questions/settlement.js";
import type { Reporter } from "../reporter.js";
import type { SessionRecord } from "../session.js";
import { readBlockedServers } from "../sessions/blockedServers.js";
import { createRevisions } from "../sessions/revisions.js";
import { createSessions, type Sessions } from "../sessions/sessions.js";
import type { Table } from "../tables/table.js";
import type { Transactions } from "../tables/transactions.js";

/** Makes the sessions of a host, and settles what they asked once they close, are blocked or are forgotten. */
export function createHostSessions(
  options: HostOptions,
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
  const { kinds, limits = {}, policy = {} } = options;
  const { tables, calls, settlement, records } = context;
  const blockedServers = readBlockedServers(options, context.reporter.report, (id) => {
    const record = records.get(id);
    if (record) context.transactions.batch(() => records.set({ ...record, blocked: true }));
  });
  const flood = createFloodGuard(limits);
  return createSessions({
    ...context,
    revisions: createRevisions(kinds),
    servers: policy.servers,
    blockedServers,
    settingsReady: () => bothReady(blockedServers.ready, context.rules()?.ready),
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

/** Waits for both, as far as there is anything to wait for. */
function bothReady(one: Promise<void> | undefined, other: Promise<void> | undefined) {
  return one && other ? waitFor(one, other) : (one ?? other);
}

async function waitFor(...all: readonly Promise<void>[]): Promise<void> {
  await Promise.all(all);
}
