"use client";

import type { ReactNode } from "react";
import { useHost } from "../react/useHost.js";
import { Button } from "../ui/Button.js";
import type { SettledInboxItem } from "./inboxItem.js";
import type { RowContentProps } from "./rowContent.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** Heads what was settled. Renders two `<div>` elements with the role `gridcell`. */
export function SettledHeadingRow({
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
