import type { Calls } from "../calls/calls.js";
import type { HostState } from "../host.js";
import type { GuardedLog } from "../log/guardLog.js";
import type { QuestionTables } from "../questions/questionTables.js";
import type { SessionRecord } from "../session.js";
import { noteRows, takeRows } from "../tables/stateRows.js";
import type { Table } from "../tables/table.js";

/** Reads the state of a host as it is at this moment. */
export function readHostState(
  tables: QuestionTables,
  sessions: Table<SessionRecord>,
  calls: Calls,
  log: GuardedLog,
): HostState {
  const open = takeRows(tables.open);
  const settled = takeRows(tables.settled);
  const entries = log.take();
  const state: HostState = {
    sessions: sessions.list(),
    calls: calls.list(),
    // Thousands of rows would be copied with each that is added, for nobody.
    get open() {
      return open.all.list();
    },
    get settled() {
      return settled.all.list();
    },
    get log() {
      return entries();
    },
  };
  noteRows(state, { open, settled });
  return state;
}
