"use client";

import { useCallback, useMemo, useState } from "react";
import { useHost } from "../../react/useHost.js";
import type { UseInboxResult } from "../createInboxStore.js";
import type { InboxItem } from "../inboxItem.js";
import type { TogetherAction } from "./commandFor.js";
import { settleTogether, type TogetherResult } from "./settleTogether.js";

/** The requests of one server that a person wants to settle together. */
export interface InboxSelection {
  /** The server that they are of; undefined where none is selected. */
  readonly session: string | undefined;
  /** Those that wait, oldest first. */
  readonly items: readonly InboxItem[];
  readonly ids: ReadonlySet<string>;
  /** The number of selected requests that ended since, by whomever. */
  readonly gone: number;
  /** The result for those that were settled together last; undefined once others are selected. */
  readonly result: TogetherResult | undefined;
  /** Selects a request or takes it out; with `range` it selects all from the last one on. */
  readonly toggle: (item: InboxItem, range: boolean) => void;
  /** Selects everything of a server that can be, or nothing. */
  readonly selectAll: (session: string, isSelected: boolean) => void;
  readonly clear: () => void;
  /** The letter of the button that the person wants to go to; another object each time. */
  readonly goal: { readonly letter: "A" | "D" } | undefined;
  /** Goes to the button of this letter, without pressing it. */
  readonly goTo: (letter: "A" | "D") => void;
  /** Allows or denies all of them. */
  readonly settle: (action: TogetherAction) => Promise<void>;
}

/** Keeps what is selected in an inbox; what ends drops out and is counted. */
export function useSelection({ open, servers }: UseInboxResult): InboxSelection {
  const host = useHost();
  const [chosen, setChosen] = useState(nothingSelected);
  const [result, setResult] = useState<TogetherResult>();
  const [goal, setGoal] = useState<InboxSelection["goal"]>();
  const items = useMemo(() => selectionOf(chosen, open), [chosen, open]);

  const toggle = useCallback(
    (item: InboxItem, range: boolean) => {
      setResult(undefined);
      setChosen((before) => changeSelection(before, item, open, range));
    },
    [open],
  );
  const selectAll = useCallback(
    (session: string, isSelected: boolean) => {
      setResult(undefined);
      const own = servers.find(({ id }) => id === session)?.items ?? [];
      const ids = new Set(own.flatMap(({ id, together }) => (together ? [id] : [])));
      setChosen(isSelected ? { session, ids } : nothingSelected);
    },
    [servers],
  );
  const clear = useCallback(() => {
    setResult(undefined);
    setChosen(nothingSelected);
  }, []);
  const goTo = useCallback((letter: "A" | "D") => setGoal({ letter }), []);
  const settle = useCallback(
    async (action: TogetherAction) => {
      setChosen(nothingSelected);
      setResult(await settleTogether(host, items, action));
    },
    [host, items],
  );
  return useMemo(
    () => ({
      session: chosen.session,
      items,
      ids: chosen.ids,
      gone: chosen.ids.size - items.length,
      result,
      toggle,
      selectAll,
      clear,
      goal,
      goTo,
      settle,
    }),
    [chosen, items, result, toggle, selectAll, clear, goal, goTo, settle],
  );
}

/** The requests that are selected, all of one server. */
interface Selected {
  readonly session?: string | undefined;
  readonly ids: ReadonlySet<string>;
  /** The one that was selected last, from which a range goes. */
  readonly anchor?: string;
}

const nothingSelected: Selected = { ids: new Set() };

/** The selected requests that still wait. */
function selectionOf({ ids }: Selected, open: readonly InboxItem[]): readonly InboxItem[] {
  return ids.size === 0 ? [] : open.filter(({ id, together }) => together && ids.has(id));
}

/** The selection after a request was pressed: alone, or with all between it and the last one that was. */
function changeSelection(
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
