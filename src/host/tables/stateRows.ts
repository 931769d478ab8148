import type { HostState } from "../host.js";
import type { Question } from "../question.js";
import type { KindTables } from "./kindTables.js";
import type { Rows } from "./rows.js";

/** The questions of a list of a state, for those who do not need all of them in one array. */
export interface QuestionRows {
  readonly all: Rows<Question>;
  readonly byKind: ReadonlyMap<string, Rows<Question>>;
}

/** The questions of a state as rows; each the same object until one of its questions changes. */
export interface StateRows {
  readonly open: QuestionRows;
  readonly settled: QuestionRows;
}

// Beside the state, which is plain data and safe to clone.
const known = new WeakMap<HostState, StateRows>();

/** Takes the questions of a table as they are at this moment. */
export function takeRows(table: KindTables): QuestionRows {
  return { all: table.snapshot(), byKind: table.byKind() };
}

/** Notes the rows of a state for whoever has the state. */
export function noteRows(state: HostState, rows: StateRows): void {
  known.set(state, rows);
}

/** The rows of a state; undefined for one that came from another process, or that somebody else made. */
export function rowsOf(state: HostState): StateRows | undefined {
  return known.get(state);
}
