import type { CallRecord } from "./call.js";
import type { Commit, RowChanges } from "./commit.js";
import type { LogEntry } from "./logEntry.js";
import type { Question } from "./question.js";
import type { SessionRecord } from "./session.js";

/** Gathers what happens to the rows of one list. */
export interface RowJournal<Row> {
  /** Notes a row that came or is another one now, or with `undefined` one that went. */
  note(id: string, row: Row | undefined): void;
  ids(): Iterable<string>;
  isEmpty(): boolean;
  changes(): RowChanges<Row>;
}

/** Gathers what one event changes. */
export interface Journal {
  readonly sessions: RowJournal<SessionRecord>;
  readonly calls: RowJournal<CallRecord>;
  readonly open: RowJournal<Question>;
  readonly settled: RowJournal<Question>;
  readonly values: Map<string, unknown>;
  /** Reads the log, where it has new entries. */
  log?: () => readonly LogEntry[];
}

/** Makes an empty {@link Journal}. */
export function createJournal(): Journal {
  return {
    sessions: createRowJournal(),
    calls: createRowJournal(),
    open: createRowJournal(),
    settled: createRowJournal(),
    values: new Map(),
  };
}

/** Whether anything of the state itself changed, rather than a value beside it. */
export function changesState({ sessions, calls, open, settled, log }: Journal): boolean {
  return log !== undefined || [sessions, calls, open, settled].some((rows) => !rows.isEmpty());
}

/** The keys under which something changed: those of questions first. */
export function keysOf({ open, settled, values }: Journal): ReadonlySet<string> {
  return new Set([...open.ids(), ...settled.ids(), ...values.keys()]);
}

/** Makes a commit of what was gathered. */
export function toCommit({ sessions, calls, open, settled, values, log }: Journal): Commit {
  return {
    sessions: sessions.changes(),
    calls: calls.changes(),
    open: open.changes(),
    settled: settled.changes(),
    values,
    ...(log && { log: log() }),
  };
}

function createRowJournal<Row>(): RowJournal<Row> {
  const rows = new Map<string, Row>();
  const gone = new Set<string>();
  return {
    note(id, row) {
      if (row !== undefined) rows.set(id, row);
      else {
        // One that comes back comes at the end.
        rows.delete(id);
        gone.add(id);
      }
    },
    ids: () => new Set([...gone, ...rows.keys()]),
    isEmpty: () => rows.size + gone.size === 0,
    changes: () => ({ gone: [...gone], set: [...rows.values()] }),
  };
}
