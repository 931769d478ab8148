"use client";

import type { ReactNode } from "react";
import { ServerText } from "../shared/ServerText.js";
import { useInboxMessages } from "./useInboxMessages.js";

const longest = 300;

/** The beginning of what a server wrote, or that it wrote nothing. */
export function InboxText({ text }: { readonly text: string }): ReactNode {
  const { noText } = useInboxMessages();
  const short = shorten(text);
  return short === "" ? (
    <span className="mcp-inbox-no-text">{noText}</span>
  ) : (
    <ServerText className="mcp-inbox-text">{short}</ServerText>
  );
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
