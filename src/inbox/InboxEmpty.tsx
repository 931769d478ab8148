"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../ui/cx.js";
import { useInboxContext } from "./InboxContext.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `Inbox.Empty`. */
export type InboxEmptyProps = ComponentProps<"div">;

/** States that nothing waits, and what would be here. Renders a `<div>` element, or nothing if something waits. */
export function InboxEmpty({ className, children, ...props }: InboxEmptyProps): ReactNode {
  const { empty, emptyHint } = useInboxMessages();
  const { inbox, tasks } = useInboxContext();
  if (inbox.count > 0) return null;
  return (
    <div {...props} className={cx("mcp-inbox-empty", className)}>
      {children ?? (
        <>
          <svg aria-hidden className="mcp-inbox-empty-picture" viewBox="0 0 48 48">
            <path d="M8 27l6-15h20l6 15v9a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3zM8 27h10l2 4h8l2-4h10" />
          </svg>
          <p className="mcp-inbox-empty-title">{empty}</p>
          {inbox.settled.length + tasks.length === 0 && (
            <p className="mcp-inbox-empty-hint">{emptyHint}</p>
          )}
        </>
      )}
    </div>
  );
}
