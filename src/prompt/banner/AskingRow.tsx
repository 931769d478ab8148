"use client";

import type { ReactNode } from "react";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `AskingRow`. */
export interface AskingRowProps {
  /** The id of the session whose server asks. */
  readonly session: string;
  /** Names the question. */
  readonly title: string;
  /** Opens the question now. */
  readonly onAnswer: () => void;
}

/** Explains in a bar that a question waits for a good moment, and opens it. Renders a `<div>` element. */
export function AskingRow({ session, title, onAnswer }: AskingRowProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <div className="mcp-bar-row">
      <Announcement>{title}</Announcement>
      <ServerMark session={session} />
      <p className="mcp-bar-text">{title}</p>
      <Button weight="main" onClick={onAnswer}>
        {prompt.answer}
      </Button>
    </div>
  );
}
