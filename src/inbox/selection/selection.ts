import type { InboxItem } from "../inboxItem.js";

/** The requests that are selected, all of one server. */
export interface Selected {
  readonly session?: string | undefined;
  readonly ids: ReadonlySet<string>;
  /** The one that was selected last, from which a range goes. */
  readonly anchor?: string;
}

export const nothingSelected: Selected = { ids: new Set() };

/** The selected requests that still wait. */
export function selectionOf({ ids }: Selected, open: readonly InboxItem[]): readonly InboxItem[] {
  return ids.size === 0 ? [] : open.filter(({ id, together }) => together && ids.has(id));
}

/** The selection after a request was pressed: alone, or with all between it and the last one that was. */
export function changeSelection(
  before: Selected,
  { id, question: { session } }: InboxItem,
  open: readonly InboxItem[],
  range: boolean,
): Selected {
  const own = open.flatMap((item) =>
    item.together && item.question.session === session ? [item.id] : [],
  );
  const known = before.session === session ? own.filter((other) => before.ids.has(other)) : [];
  const from = before.anchor === undefined ? -1 : own.indexOf(before.anchor);
  const to = own.indexOf(id);
  if (range && from >= 0) {
    const between = own.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { session, ids: new Set([...known, ...between]), anchor: id };
  }
  const ids = new Set(known);
  if (!ids.delete(id)) ids.add(id);
  return { session: ids.size > 0 ? session : undefined, ids, anchor: id };
}
