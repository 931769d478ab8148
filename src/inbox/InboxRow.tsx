"use client";

import { type MemoExoticComponent, memo, type ReactNode, useCallback, useId } from "react";
import { usePressGuard } from "../prompt/usePressGuard.js";
import { useHost } from "../react/useHost.js";
import { Button } from "../ui/Button.js";
import { Guarded } from "../ui/Guarded.js";
import { useMessages } from "../ui/useMessages.js";
import { InboxServerRow } from "./InboxServerRow.js";
import type { InboxEntry } from "./inboxEntries.js";
import type { InboxItem, SettledInboxItem } from "./inboxItem.js";
import { ListedWords } from "./ListedWords.js";
import { OpenRow } from "./OpenRow.js";
import { RefusedRow } from "./RefusedRow.js";
import type { RowContentProps } from "./rowContent.js";
import { SettledRow } from "./SettledRow.js";
import type { SelectionMark } from "./selection/SelectBox.js";
import { TaskRow } from "./TaskRow.js";
import { TasksHeadingRow } from "./TasksHeadingRow.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `InboxRow`. */
export interface InboxRowProps {
  readonly entry: InboxEntry;
  readonly index: number;
  /** Whether the Tab key reaches it. */
  readonly isActive: boolean;
  /** Whether it is selected; undefined where it cannot be. */
  readonly mark: SelectionMark | undefined;
  readonly onOpen: (item: InboxItem) => void;
  readonly onSelect: (item: InboxItem, range: boolean) => void;
  readonly onSelectAll: (session: string, isSelected: boolean) => void;
  readonly rowRef: (row: HTMLElement | null) => void;
}

/** One row of an inbox; it renders again when its own entry changes or moves. Renders a `<div>` element with the role `row`. */
export const InboxRow: MemoExoticComponent<(props: InboxRowProps) => ReactNode> = memo(
  function InboxRow({ entry, index, isActive, mark, onOpen, onSelect, onSelectAll, rowRef }) {
    const labelId = useId();
    // A row that has just moved under the pointer takes no press that was meant for another one.
    const guard = usePressGuard(`${entry.key} ${index}`);
    const attach = useCallback(
      (row: HTMLElement | null) => {
        guard.attach(row);
        rowRef(row);
      },
      [guard, rowRef],
    );
    const tabIndex = isActive ? 0 : -1;
    const content = { labelId, tabIndex } as const;
    return (
      <div
        {...guard.props}
        ref={attach}
        role="row"
        aria-rowindex={index + 1}
        aria-labelledby={labelId}
        aria-selected={entry.type === "open" && mark ? mark === "all" : undefined}
        data-index={index}
        data-type={entry.type}
        className="mcp-inbox-row"
        tabIndex={tabIndex}
      >
        <Guarded
          resetKey={entry.key}
          fallback={<BrokenRow {...content} decline={declineOf(entry)} />}
        >
          {entry.type === "server" && (
            <InboxServerRow
              {...content}
              server={entry.server}
              mark={mark}
              onSelectAll={onSelectAll}
            />
          )}
          {entry.type === "open" && (
            <ListedWords name={entry.item.question.kind}>
              {(words) => (
                <OpenRow
                  {...content}
                  item={entry.item}
                  server={entry.server}
                  words={words}
                  mark={mark}
                  onOpen={onOpen}
                  onSelect={onSelect}
                />
              )}
            </ListedWords>
          )}
          {entry.type === "tasks-heading" && <TasksHeadingRow {...content} views={entry.views} />}
          {entry.type === "task" && <TaskRow {...content} view={entry.view} />}
          {entry.type === "settled-heading" && (
            <SettledHeadingRow {...content} items={entry.items} />
          )}
          {entry.type === "refused" && <RefusedRow {...content} refusals={entry.refusals} />}
          {entry.type === "settled" && (
            <ListedWords name={entry.item.question.kind}>
              {(words) => <SettledRow {...content} item={entry.item} words={words} />}
            </ListedWords>
          )}
        </Guarded>
      </div>
    );
  },
);

function declineOf(entry: InboxEntry): (() => unknown) | undefined {
  return entry.type === "open" ? () => entry.item.decline?.() : undefined;
}

/** The props of `BrokenRow`. */
interface BrokenRowProps extends RowContentProps {
  /** Declines the request; absent where nothing is open. */
  readonly decline: (() => unknown) | undefined;
}

/** A row that failed to render, whose request can still be declined. Renders `<div>` elements with the role `gridcell`. */
function BrokenRow({ labelId, tabIndex, decline }: BrokenRowProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <>
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <p id={labelId} className="mcp-inbox-line">
          {prompt.broken}
        </p>
      </div>
      {decline && (
        <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
          <Button tabIndex={tabIndex} onClick={() => void decline()}>
            {prompt.decline}
          </Button>
        </div>
      )}
    </>
  );
}

/** Heads what was settled. Renders two `<div>` elements with the role `gridcell`. */
function SettledHeadingRow({
  items,
  labelId,
  tabIndex,
}: RowContentProps & { items: readonly SettledInboxItem[] }): ReactNode {
  const { settled, dismissAll } = useInboxMessages();
  const host = useHost();
  const dismiss = () => void host.send({ type: "dismissAll", ids: items.map(({ id }) => id) });
  return (
    <>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-heading">
        <span id={labelId} className="mcp-inbox-heading-text">
          {settled({ count: items.length })}
        </span>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        <Button weight="quiet" tabIndex={tabIndex} onClick={dismiss}>
          {dismissAll}
        </Button>
      </div>
    </>
  );
}
