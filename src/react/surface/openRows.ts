import type { Host } from "../../host/host.js";
import type { Question } from "../../host/question.js";
import { type Rows, rowsOfList } from "../../host/tables/rows.js";
import { rowsOf } from "../../host/tables/stateRows.js";

const known = new WeakMap<readonly Question[], Rows<Question>>();

/** The open questions of a host as rows, of whatever kind; where they come without, the same ones for the same list. */
export function openRows(host: Host): Rows<Question> {
  const state = host.getState();
  const taken = rowsOf(state)?.open.all;
  if (taken) return taken;
  const rows = known.get(state.open) ?? rowsOfList(state.open);
  known.set(state.open, rows);
  return rows;
}
