"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../ui/cx.js";
import { InboxBadge } from "./InboxBadge.js";
import { useInboxContext } from "./InboxContext.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `Inbox.Header`. */
export type InboxHeaderProps = ComponentProps<"header">;

/** Names the inbox and says how much waits. Renders a `<header>` element. */
export function InboxHeader({ className, children, ...props }: InboxHeaderProps): ReactNode {
  const { title } = useInboxMessages();
  const { domId } = useInboxContext();
  return (
    <header {...props} className={cx("mcp-inbox-header", className)}>
      <p id={`${domId}-title`} className="mcp-inbox-title">
        {children ?? title}
      </p>
      <InboxBadge />
    </header>
  );
}
