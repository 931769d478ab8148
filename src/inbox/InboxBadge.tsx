"use client";

import { type ComponentProps, type ReactNode, useContext } from "react";
import { cx } from "../ui/cx.js";
import { InboxContext } from "./InboxContext.js";
import { useInbox } from "./useInbox.js";
import { useInboxMessages } from "./useInboxMessages.js";

/** The props of `Inbox.Badge`. */
export interface InboxBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Counts only requests of this session. @default those of the inbox around it, else all */
  readonly session?: string;
}

/** Tells how many requests wait; it may stand anywhere below the `HostProvider`. Renders a `<span>` element, or nothing if none do. */
export function InboxBadge({ session, ...props }: InboxBadgeProps): ReactNode {
  const around = useContext(InboxContext);
  return around && session === undefined ? (
    <Badge {...props} count={around.inbox.count} />
  ) : (
    <OwnBadge {...props} session={session} />
  );
}

function OwnBadge({
  session,
  ...props
}: Omit<InboxBadgeProps, "session"> & { session: string | undefined }) {
  return <Badge {...props} count={useInbox({ session }).count} />;
}

function Badge({ count, className, ...props }: ComponentProps<"span"> & { count: number }) {
  const messages = useInboxMessages();
  if (count === 0) return null;
  return (
    <span {...props} className={cx("mcp-badge mcp-inbox-badge", className)} data-tone="accent">
      {messages.count({ count })}
    </span>
  );
}
