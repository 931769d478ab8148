import type { HostState } from "../../host/host.js";
import type { Question } from "../../host/question.js";
import type { KeyedListeners } from "../../state/keyedListeners.js";
import type { Change } from "../change.js";
import { applyRows, type Row, type RowsChange } from "../rowsChange.js";
import { keepIdentity } from "./keepIdentity.js";

/** The state and the values of a host elsewhere, as far as it has told. */
export interface Mirror {
  getState(): HostState;
  question(id: string): Question | undefined;
  value(key: string): unknown;
  /** Takes over a change, and tells the listeners; what comes again as it was keeps its identity. */
  apply(change: Change): void;
}

/** Makes a mirror that is empty; `ownValue` is what a key holds here until the host has heard of it. */
export function createMirror(
  listeners: KeyedListeners,
  ownValue: (key: string) => unknown,
): Mirror {
  let state: HostState = { sessions: [], calls: [], open: [], settled: [], log: [] };
  let questions = new Map<string, Question>();
  let values = new Map<string, unknown>();

  const applyState = ({ rows, fresh }: Change): HostState => {
    const sessions = applyList(state.sessions, rows.sessions, fresh);
    const calls = applyList(state.calls, rows.calls, fresh);
    const open = applyList(state.open, rows.open, fresh);
    const settled = applyList(state.settled, rows.settled, fresh);
    const log = applyList(state.log, rows.log, fresh);
    const isSame =
      sessions === state.sessions &&
      calls === state.calls &&
      open === state.open &&
      settled === state.settled &&
      log === state.log;
    return isSame ? state : { sessions, calls, open, settled, log };
  };

  const applyValues = ({ values: set, goneValues, fresh }: Change) => {
    const next = new Map(fresh ? [] : values);
    for (const key of goneValues) next.delete(key);
    for (const [key, value] of set)
      next.set(key, keepIdentity(ownValue(key) ?? values.get(key), value));
    return next;
  };

  return {
    getState: () => state,
    question: (id) => questions.get(id),
    value: (key) => values.get(key),
    apply(change) {
      const before = { state, questions, values };
      state = applyState(change);
      values = applyValues(change);
      if (state.open !== before.state.open || state.settled !== before.state.settled)
        questions = new Map([...state.settled, ...state.open].map((row) => [row.id, row]));
      const changedQuestions = findChanges(before.questions, questions);
      const changedValues = findChanges(before.values, values).filter(
        (key) => ownValue(key) === undefined,
      );
      listeners.tell([...changedQuestions, ...changedValues], state !== before.state);
    },
  };
}

function applyList<One extends Row>(
  before: readonly One[],
  change: RowsChange<One> | undefined,
  fresh: boolean,
): readonly One[] {
  if (!change) return fresh && before.length > 0 ? [] : before;
  const known = new Map(before.map((row) => [row.id, row]));
  const set = change.set.map((row) => keepIdentity(known.get(row.id), row));
  const after = applyRows(fresh ? [] : before, { ...change, set });
  const isSame =
    after.length === before.length && after.every((row, index) => row === before[index]);
  return isSame ? before : after;
}

function findChanges(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const changed = [...after].filter(([key, value]) => before.get(key) !== value);
  return [...gone, ...changed.map(([key]) => key)];
}
