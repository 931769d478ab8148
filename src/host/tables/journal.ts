import type { CallRecord } from "../call.js";
import type { LogEntry } from "../log/logEntry.js";
import type { Question } from "../question.js";
import type { SessionRecord } from "../session.js";
import type { Commit, RowChanges } from "./commit.js";

/** Changes of the rows of one list in an event; the lists that it does not touch cost nothing. */
export interface RowJournal<Row> {
  rows?: Map<string, Row>;
  gone?: Set<string>;
}

/** Gathers what one event changes. */
export interface Journal {
  readonly sessions: RowJournal<SessionRecord>;
  readonly calls: RowJournal<CallRecord>;
  readonly open: RowJournal<Question>;
  readonly settled: RowJournal<Question>;
  readonly values: Map<string, unknown>;
  /** Takes the log as it is, where it has new entries. */
  log?: () => () => readonly LogEntry[];
}

/** Makes an empty {@link Journal}. */
export function createJournal(): Journal {
  return { sessions: {}, calls: {}, open: {}, settled: {}, values: new Map() };
}

/** Notes a row that came or is another one now, or with `undefined` one that went. */
export function noteRow<Row>(journal: RowJournal<Row>, id: string, row: Row | undefined): void {
  if (row !== undefined) {
    journal.rows ??= new Map();
    journal.rows.set(id, row);
    return;
  }
  // One that comes back comes at the end.
  journal.rows?.delete(id);
  journal.gone ??= new Set();
  journal.gone.add(id);
}

/** Whether anything of the state itself changed, rather than a value beside it. */
export function changesState({ sessions, calls, open, settled, log }: Journal): boolean {
  const touched = ({ rows, gone }: RowJournal<unknown>) => gone !== undefined || !!rows?.size;
  return log !== undefined || [open, settled, calls, sessions].some(touched);
}

/** The keys under which something changed: those of questions first. */
export function keysOf({ open, settled, values }: Journal): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const changed of [open.gone, open.rows, settled.gone, settled.rows, values])
    for (const key of changed?.keys() ?? []) keys.add(key);
  return keys;
}

/** Makes a commit of what was gathered. */
export function toCommit({ sessions, calls, open, settled, values, log }: Journal): Commit {
  const commit: Commit = {
    sessions: changesOf(sessions),
    calls: changesOf(calls),
    open: changesOf(open),
    settled: changesOf(settled),
    values,
  };
  // Thousands of entries would be copied with each that is added, for nobody.
  return log ? Object.defineProperty(commit, "log", { get: log(), enumerable: true }) : commit;
}

function changesOf<Row>({ rows, gone }: RowJournal<Row>): RowChanges<Row> {
  return { gone: gone ? [...gone] : [], set: rows ? [...rows.values()] : [] };
}
