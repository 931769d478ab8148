"use client";

import type { ReactNode } from "react";
import { useHost } from "../../react/useHost.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";

/** The props of `RefusalsRow`. */
export interface RefusalsRowProps {
  /** The id of the session whose server asked. */
  readonly session: string;
  /** The ids of what was refused. */
  readonly ids: readonly string[];
}

/** Explains in a bar that requests of a server were refused which nobody could answer. Renders a `<div>` element. */
export function RefusalsRow({ session, ids }: RefusalsRowProps): ReactNode {
  const { prompt } = useMessages();
  const host = useHost();
  const server = useServerName(session);
  const text = prompt.refusals({ server, count: ids.length });
  return (
    <div className="mcp-bar-row">
      <Announcement>{text}</Announcement>
      <ServerMark session={session} />
      <p className="mcp-bar-text">{text}</p>
      <Button onClick={() => void host.send({ type: "dismissAll", ids })}>{prompt.dismiss}</Button>
    </div>
  );
}
