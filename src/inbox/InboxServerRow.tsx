"use client";

import { type ReactNode, useState } from "react";
import { BlockStep } from "../prompt/actions/BlockStep.js";
import { useIsBlockable } from "../prompt/actions/useIsBlockable.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { ServerMark } from "../ui/ServerMark.js";
import { useMessages } from "../ui/useMessages.js";
import type { InboxServer } from "./createInboxStore.js";
import type { RowContentProps } from "./rowContent.js";
import { SelectBox, type SelectionMark } from "./selection/SelectBox.js";
import { useSelectionMessages } from "./selection/useSelectionMessages.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `InboxServerRow`. */
export interface InboxServerRowProps extends RowContentProps {
  readonly server: InboxServer;
  /** Whether its requests are selected; undefined where none can be. */
  readonly mark: SelectionMark | undefined;
  readonly onSelectAll: (session: string, isSelected: boolean) => void;
}

/** Heads the requests of one server, and selects them, or blocks it. Renders `<div>` elements with the role `gridcell`. */
export function InboxServerRow({
  server: { id, name, items },
  labelId,
  tabIndex,
  mark,
  onSelectAll,
}: InboxServerRowProps): ReactNode {
  const { selectAll } = useSelectionMessages();
  const { flood } = useMessages();
  const { server, actionOn } = useInboxMessages();
  const [isBlocking, setBlocking] = useState(false);
  const shown = useVisibleText()(name);
  const isBlockable = useIsBlockable(id);
  return (
    <>
      {mark && (
        <SelectBox
          label={selectAll({ server: shown })}
          mark={mark}
          tabIndex={tabIndex}
          onToggle={() => onSelectAll(id, mark !== "all")}
        />
      )}
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-heading">
        <ServerMark session={id} />
        <span id={labelId} className="mcp-inbox-heading-text">
          {server({ server: shown, count: items.length })}
        </span>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        {isBlocking ? (
          <BlockStep session={id} onBack={() => setBlocking(false)} />
        ) : (
          isBlockable && (
            <Button
              weight="quiet"
              tabIndex={tabIndex}
              aria-label={actionOn({ action: flood.block, request: shown })}
              onClick={() => setBlocking(true)}
            >
              {flood.block}
            </Button>
          )
        )}
      </div>
    </>
  );
}
