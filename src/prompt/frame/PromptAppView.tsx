"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Tells which view of the server asks (MCP Apps). Renders a `<span>` element, or nothing if the server itself asks. */
export function PromptAppView(): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { appView } = usePromptContext().question;
  if (appView === undefined) return null;
  return <span className="mcp-app-view">{prompt.askedByView({ view: visible(appView) })}</span>;
}
