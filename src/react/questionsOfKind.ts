import type { Host, HostState } from "../host/host.js";
import type { Question } from "../host/question.js";
import { type Rows, rowsOfList } from "../host/tables/rows.js";
import { rowsOf } from "../host/tables/stateRows.js";
import { keepList } from "./keepList.js";

/** The questions of one kind; each the same until one of its questions changes. */
export interface QuestionsOfKind {
  readonly open: Rows<Question>;
  readonly settled: Rows<Question>;
}

export const noRows: Rows<Question> = rowsOfList<Question>([]);

interface Known {
  readonly seen: Pick<HostState, "open" | "settled">;
  readonly kind: QuestionsOfKind;
}

const known = new WeakMap<Host, Map<string, Known>>();

/** Reads the questions of one kind in a host's state; where they come without rows, once for each state, however many hooks ask. */
export function questionsOfKind(host: Host, kind: string): QuestionsOfKind {
  const state = host.getState();
  const rows = rowsOf(state);
  if (!rows) return pickKind(host, state, kind);
  return {
    open: rows.open.byKind.get(kind) ?? noRows,
    settled: rows.settled.byKind.get(kind) ?? noRows,
  };
}

/** Picks the questions of one kind out of plain lists. */
function pickKind(host: Host, { open, settled }: HostState, kind: string): QuestionsOfKind {
  const kinds = known.get(host) ?? new Map<string, Known>();
  known.set(host, kinds);
  const before = kinds.get(kind);
  const pick = (list: keyof QuestionsOfKind, now: readonly Question[]) =>
    before?.seen[list] === now
      ? before.kind[list]
      : keepRows(
          before?.kind[list] ?? noRows,
          now.filter((question) => question.kind === kind),
        );
  const next = { open: pick("open", open), settled: pick("settled", settled) };
  kinds.set(kind, { seen: { open, settled }, kind: next });
  return next;
}

/** The rows of before, where the list of now has the same in it. */
export function keepRows(before: Rows<Question>, now: readonly Question[]): Rows<Question> {
  return keepList(before.list(), now) === before.list() ? before : rowsOfList(now);
}
