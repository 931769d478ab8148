"use client";

import type { ReactNode } from "react";
import { useSession } from "../../react/useSession.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `NotLoadedRow`. */
export interface NotLoadedRowProps {
  /** The id of the session whose server asks. */
  readonly session: string;
  /** Loads once more what shows the question. */
  readonly onRetry: () => void;
}

/** Explains in a bar that a question waits which cannot be shown yet. Renders a `<div>` element. */
export function NotLoadedRow({ session, onRetry }: NotLoadedRowProps): ReactNode {
  const { prompt } = useMessages();
  const server = useSession(session)?.name ?? session;
  const text = prompt.notLoaded({ server });
  return (
    <div className="mcp-bar-row">
      <Announcement>{text}</Announcement>
      <ServerMark session={session} />
      <p className="mcp-bar-text">{text}</p>
      <Button onClick={onRetry}>{prompt.loadAgain}</Button>
    </div>
  );
}
