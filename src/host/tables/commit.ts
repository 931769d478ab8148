import type { CallRecord } from "../call.js";
import type { LogEntry } from "../log/logEntry.js";
import type { Question } from "../question.js";
import type { SessionRecord } from "../session.js";

/** The changes that one command, or one event of a session, made in a host: all at once, as plain data. */
export interface Commit {
  readonly sessions: RowChanges<SessionRecord>;
  readonly calls: RowChanges<CallRecord>;
  readonly open: RowChanges<Question>;
  readonly settled: RowChanges<Question>;
  /** The whole log, where it has new entries. */
  readonly log?: readonly LogEntry[];
  /** Every key beside the questions' own that changed, with what stands there now; `undefined` where nothing does any more. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** The changes of one list of the state: first rows go, then others take their places or come at the end. */
export interface RowChanges<Row> {
  /** The ids of the rows that went. */
  readonly gone: readonly string[];
  /** The rows that came or are other ones now, in the order in which they came. */
  readonly set: readonly Row[];
}
