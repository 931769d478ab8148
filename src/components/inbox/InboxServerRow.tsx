"use client";

import type { ReactNode } from "react";
import type { InboxServer } from "../../hooks/inbox/createInboxStore.js";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import { ServerMark } from "../shared/ServerMark.js";
import type { RowContentProps } from "./InboxRow.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** Heads the requests of one server. Renders a `<div>` element with the role `gridcell`. */
export function InboxServerRow({
  server: { name, items },
  labelId,
}: RowContentProps & { server: InboxServer }): ReactNode {
  const { server } = useInboxMessages();
  const shown = useVisibleText()(name);
  return (
    <div role="gridcell" tabIndex={-1} className="mcp-inbox-heading">
      <ServerMark name={shown} />
      <span id={labelId} className="mcp-inbox-heading-text">
        {server({ server: shown, count: items.length })}
      </span>
    </div>
  );
}
