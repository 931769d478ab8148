"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
} from "react";
import { buttonOf, letterOf } from "../prompt/keys/pressShortcut.js";
import { useHostSettings } from "../react/HostContext.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useRovingRows } from "../ui/rows/useRovingRows.js";
import { useRowWindow } from "../ui/rows/useRowWindow.js";
import { useRefs } from "../ui/useRefs.js";
import { useInboxContext } from "./InboxContext.js";
import { InboxRow } from "./InboxRow.js";
import { kindOf, listOpen, listSettled, listTasks } from "./inboxEntries.js";
import type { InboxItem } from "./inboxItem.js";
import { createMarks } from "./selection/createMarks.js";
import type { InboxSelection } from "./selection/useSelection.js";
import { useInboxMessages } from "./useInboxMessages.js";

const usualHeight = 96;

/** The props of `Inbox.List`. */
export type InboxListProps = Omit<ComponentProps<"div">, "children">;

/**
 * The rows of an inbox; of a long one only those in sight exist. Tab reaches one row: the arrow keys, Home, End, Page Up
 * and Page Down move from row to row, the arrows across into what can be done about one, and Enter opens it. Renders a
 * `<div>` element with the role `grid`, or nothing while there is nothing to list.
 */
export function InboxList({ ref, ...props }: InboxListProps): ReactNode {
  const { title, keys: keysHint } = useInboxMessages();
  const { inbox, tasks, open, openTask, listed, domId, selection } = useInboxContext();
  // A task that changes renders no row of another one again.
  const opened = useMemo(() => listOpen(inbox), [inbox]);
  const working = useMemo(() => listTasks(tasks), [tasks]);
  const settled = useMemo(() => listSettled(inbox, listed), [inbox, listed]);
  const entries = useMemo(() => [...opened, ...working, ...settled], [opened, working, settled]);
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const { servers } = inbox;
  const marks = useMemo(() => createMarks(servers, selection.ids), [servers, selection.ids]);
  const { indices, watch, place, measure, show } = useRowWindow(keys, usualHeight);
  const { keys: hasLetters } = useHostSettings().questions;
  const { active, attach, ...roving } = useRovingRows({
    letters: hasLetters,
    keys,
    show,
    // The Tab key comes to a request first, not to the server above it.
    kindOf: (key) => (key === "" ? "open" : kindOf(key)),
    isStop: (index) => entries[index] !== undefined,
    onSelect(index, range) {
      const entry = entries[index];
      const mark = entry && marks.of(entry);
      if (entry?.type === "open" && mark) selection.toggle(entry.item, range);
      if (entry?.type === "server" && mark) selection.selectAll(entry.server.id, mark !== "all");
    },
    onActivate(index) {
      const entry = entries[index];
      if (entry?.type === "open") open(entry.item);
      if (entry?.type === "task") openTask(entry.view);
      if (entry?.type === "settled") void entry.item.open?.();
    },
  });
  const events = {
    ...roving,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const letter = hasLetters ? letterOf(event) : undefined;
      const entry = entries[active];
      if (letter && entry?.type === "open" && pressLetter(letter, entry.item, selection, event))
        return;
      roving.onKeyDown(event);
    },
  };
  const attachAll = useCallback(
    (box: HTMLDivElement | null) => {
      attach(box);
      watch(box);
    },
    [attach, watch],
  );
  const refs = useRefs(attachAll, ref);
  if (entries.length === 0) return null;
  const isActiveThere = indices.includes(active);
  const own = {
    ...events,
    "aria-label": title,
    "aria-describedby": `${domId}-keys`,
    className: "mcp-inbox-list",
  };
  return (
    <div
      {...mergeProps(own, props)}
      ref={refs}
      role="grid"
      aria-rowcount={entries.length}
      aria-multiselectable={marks.any || undefined}
      tabIndex={isActiveThere ? -1 : 0}
    >
      <p id={`${domId}-keys`} hidden>
        {keysHint}
      </p>
      <div ref={place} role="rowgroup" className="mcp-inbox-rows">
        {indices.map((index) => {
          const entry = entries[index];
          return (
            entry && (
              <InboxRow
                key={entry.key}
                rowRef={measure}
                entry={entry}
                index={index}
                isActive={index === active}
                mark={marks.of(entry)}
                onOpen={open}
                onSelect={selection.toggle}
                onSelectAll={selection.selectAll}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Does what a letter stands for to one request. Returns whether that is all there is to do. */
function pressLetter(
  letter: string,
  item: InboxItem,
  { ids, toggle }: InboxSelection,
  { target }: KeyboardEvent<HTMLDivElement>,
): boolean {
  if (letter === "A" && ids.size === 0 && item.together) toggle(item, false);
  if (letter === "L") void item.putAside?.();
  if (letter !== "D" || ids.size > 0) return letter === "L";
  // Its own button, so that its row takes no press too early.
  const row = target instanceof Element && target.closest("[data-index]");
  if (row) buttonOf(row, "D")?.click();
  return true;
}
