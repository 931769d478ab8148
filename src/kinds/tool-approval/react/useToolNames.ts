"use client";

import { claimOf } from "../../../ui/claim/claimOf.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { ToolApprovalFacts } from "./toolView.js";
import { useToolMessages } from "./useToolMessages.js";

/** The names in the sentences about a tool call: bounded, and with hidden characters replaced by visible ones. */
export interface ToolNames {
  /** The app's name for its assistant. */
  readonly assistant: string;
  /** The server's title for the tool, or else the tool's name. */
  readonly tool: string;
  /** The host's name for the server. */
  readonly server: string;
}

/** Returns the names in the sentences about a tool call. */
export function useToolNames({
  assistant,
  session,
  claims,
  tool: { name },
}: Pick<ToolApprovalFacts, "assistant" | "session" | "claims" | "tool">): ToolNames {
  const words = useToolMessages();
  const visible = useVisibleText();
  const server = useServerName(session);
  const tool = claimOf(visible(claims.title ?? name)) || claimOf(visible(name)) || visible(name);
  return { assistant: assistant ?? words.assistant, tool, server };
}
