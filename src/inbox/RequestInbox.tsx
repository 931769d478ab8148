"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { KeysHelp } from "../prompt/keys/KeysHelp.js";
import { letterOf } from "../prompt/keys/pressShortcut.js";
import { useKeysMessages } from "../prompt/keys/useKeysMessages.js";
import { useHostSettings } from "../react/HostContext.js";
import type { TaskView } from "../task-views/taskView.js";
import { useTasks } from "../task-views/useTasks.js";
import { KeysContext } from "../ui/keys/KeysContext.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { InboxContext } from "./InboxContext.js";
import { InboxEmpty } from "./InboxEmpty.js";
import { InboxHeader } from "./InboxHeader.js";
import { InboxList } from "./InboxList.js";
import type { InboxItem } from "./inboxItem.js";
import { InboxSelectionBar } from "./selection/InboxSelectionBar.js";
import { useSelection } from "./selection/useSelection.js";
import { useInbox } from "./useInbox.js";

/** The props of `RequestInbox`. */
export interface RequestInboxProps extends ComponentProps<"section"> {
  /** Lists only requests of this session. @default all */
  readonly session?: string;
  /** Hears how many requests are open, at first and whenever that changes: for a badge elsewhere. Keep it stable. */
  readonly onCountChange?: (count: number) => void;
  /** Hears that the person wants to see a request, which is in front of its surface by then: the app may have to go there. */
  readonly onOpen?: (item: InboxItem) => void;
}

/**
 * Lists everything that servers ask, by server and oldest first, the tasks that they work on where the host has
 * `createTasks()`, and what was settled below; from here a person brings
 * a request to the front, or settles what is safe to settle unseen. It shows no question itself. Children of your own,
 * `Inbox.*` parts among them, replace what it holds. Renders a `<section>` element.
 */
export function RequestInbox({
  session,
  onCountChange,
  onOpen,
  children,
  ...props
}: RequestInboxProps): ReactNode {
  const inbox = useInbox({ session });
  const { tasks } = useTasks({ session });
  const selection = useSelection(inbox);
  const attributes = useSurfaceAttributes();
  const domId = useId();
  const { count, settled } = inbox;
  const { keys, onKeysChange } = useHostSettings().questions;
  const [hasHelp, setHelp] = useState(false);

  useEffect(() => onCountChange?.(count), [onCountChange, count]);

  const open = useCallback(
    async (item: InboxItem) => {
      const { done } = await item.open();
      if (done) onOpen?.(item);
    },
    [onOpen],
  );
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const context = useMemo(
    () => ({
      inbox,
      tasks,
      selection,
      domId,
      open: (item: InboxItem) => void open(item),
      openTask({ questions: [first] }: TaskView) {
        const item = inbox.open.find(({ id }) => id === first?.id);
        if (item) void open(item);
      },
      listed,
      toggleListed: (id: string) =>
        setListed((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
    }),
    [inbox, tasks, selection, domId, open, listed],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const letter = letterOf(event);
    // It stays where the person has turned the others off: it is the way back.
    if (letter === "?" && (keys || onKeysChange)) setHelp(!hasHelp);
    if (!keys) return;
    if (letter === "A" || (letter === "D" && selection.items.length > 0)) selection.goTo(letter);
  };
  const isEmpty = count + settled.length + tasks.length === 0;
  const own = {
    ...attributes,
    "aria-labelledby": `${domId}-title`,
    className: "mcp-inbox",
    onKeyDown,
  };
  return (
    <InboxContext.Provider value={context}>
      <section {...mergeProps(own, props)} data-empty={isEmpty ? "" : undefined}>
        <KeysContext.Provider value={keys}>
          {hasHelp && <InboxKeys onClose={() => setHelp(false)} />}
          {children ?? (
            <>
              <InboxHeader />
              <InboxSelectionBar />
              <InboxEmpty />
              <InboxList />
            </>
          )}
        </KeysContext.Provider>
      </section>
    </InboxContext.Provider>
  );
}

/** Lists the single letters that work in the inbox. Renders a `<div>` element. */
function InboxKeys({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { next, previous, select, toAllow, toDeny, later, help } = useKeysMessages();
  const keys = [
    { key: "J", text: next },
    { key: "K", text: previous },
    { key: "X", text: select },
    { key: "A", text: toAllow },
    { key: "D", text: toDeny },
    { key: "L", text: later },
    { key: "?", text: help },
  ];
  return <KeysHelp keys={keys} onClose={onClose} />;
}
