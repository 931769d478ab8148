"use client";

import type { ReactNode } from "react";
import { ServerAttribution } from "../../../ui/claim/ServerAttribution.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";

/** The props of `RequestHeader`. */
export interface RequestHeaderProps {
  readonly titleId: string;
  /** The id of the session whose server asks. */
  readonly session: string;
  /** The server's message. */
  readonly message: string;
}

/** Names the server that asks, and quotes its message. Renders a `<header>` element. */
export function RequestHeader({ titleId, session, message }: RequestHeaderProps): ReactNode {
  const { elicitation } = useMessages();
  const server = useServerName(session);
  return (
    <header className="mcp-question-header">
      <ServerAttribution session={session} />
      <p id={titleId} className="mcp-visually-hidden">
        {elicitation.asks({ server })}
      </p>
      {message !== "" && (
        <blockquote className="mcp-elicitation-message">
          <ServerText>{message}</ServerText>
        </blockquote>
      )}
    </header>
  );
}
