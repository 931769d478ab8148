"use client";

import type { ReactNode } from "react";
import type { Refusals } from "../react/refusals.js";
import { useHost } from "../react/useHost.js";
import { Button } from "../ui/Button.js";
import { useMessages } from "../ui/useMessages.js";
import { useServerName } from "../ui/useServerName.js";
import { useInboxContext } from "./InboxContext.js";
import type { SettledInboxItem } from "./inboxItem.js";
import type { RowContentProps } from "./rowContent.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** Counts what a server asked that nobody could answer, and lists it one by one. Renders two `<div>` elements with the role `gridcell`. */
export function RefusedRow({
  refusals: { session, items },
  labelId,
  tabIndex,
}: RowContentProps & { refusals: Refusals<SettledInboxItem> }): ReactNode {
  const { prompt } = useMessages();
  const { show, hide, dismiss, actionOn } = useInboxMessages();
  const { listed, toggleListed } = useInboxContext();
  const host = useHost();
  const text = prompt.refusals({ server: useServerName(session), count: items.length });
  const isListed = listed.has(session);
  const label = isListed ? hide : show;
  const dismissAll = () => void host.send({ type: "dismissAll", ids: items.map(({ id }) => id) });
  return (
    <>
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <p id={labelId} className="mcp-inbox-line">
          {text}
        </p>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        <Button
          weight="quiet"
          tabIndex={tabIndex}
          aria-expanded={isListed}
          aria-label={actionOn({ action: label, request: text })}
          onClick={() => toggleListed(session)}
        >
          {label}
        </Button>
        <Button
          weight="quiet"
          tabIndex={tabIndex}
          aria-label={actionOn({ action: dismiss, request: text })}
          onClick={dismissAll}
        >
          {dismiss}
        </Button>
      </div>
    </>
  );
}
