"use client";

import type { ReactNode } from "react";
import type { KindWords } from "../react/kind.js";
import { ServerText } from "../ui/ServerText.js";
import { useInboxMessages } from "./useInboxMessages.js";

const longest = 300;

/** The props of `InboxText`. */
export interface InboxTextProps {
  /** Explains what is asked where the server wrote nothing. */
  readonly asks: KindWords["asks"];
  /** The server's text. */
  readonly text: string;
  /** The host app's own name for the server. */
  readonly server: string;
}

/** The beginning of what a server wrote; else what it asks for, or that it wrote nothing. */
export function InboxText({ asks, text, server }: InboxTextProps): ReactNode {
  const { noText } = useInboxMessages();
  const short = shorten(text);
  if (short !== "") return <ServerText className="mcp-inbox-text">{short}</ServerText>;
  return <span className="mcp-inbox-no-text">{asks?.({ server }) ?? noText}</span>;
}

/** The beginning of a text, on one line; no character is cut in two. */
export function shorten(text: string): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/\s+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length > longest || text.length > 4 * longest
    ? `${characters.slice(0, longest).join("")}…`
    : line;
}
