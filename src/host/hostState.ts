import type { Calls } from "./calls.js";
import type { GuardedLog } from "./guardLog.js";
import type { HostState } from "./host.js";
import type { QuestionTables } from "./questionTables.js";
import type { SessionRecord } from "./session.js";
import type { Table } from "./table.js";

/** Reads the state of a host as it is at this moment. */
export function readHostState(
  tables: QuestionTables,
  sessions: Table<SessionRecord>,
  calls: Calls,
  log: GuardedLog,
): HostState {
  const open = tables.open.snapshot();
  const settled = tables.settled.snapshot();
  return {
    sessions: sessions.list(),
    calls: calls.list(),
    // Thousands of them would be copied with each that is added, for nobody.
    get open() {
      return open();
    },
    get settled() {
      return settled();
    },
    log: log.entries(),
  };
}
