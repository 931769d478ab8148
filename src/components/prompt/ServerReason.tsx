"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import type { Outcome } from "../../host/outcome.js";
import { useMessages } from "../shared/useMessages.js";

/** Why the server took its question back, in its own words. Renders a `<p>` element, or nothing where it gave no reason. */
export function ServerReason({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { ending } = useMessages();
  const visible = useVisibleText();
  if (outcome.sent !== "nothing" || outcome.note === undefined) return null;
  return (
    <p className="mcp-notice-text">{ending.serverReason({ reason: visible(outcome.note) })}</p>
  );
}
