"use client";

import type { ReactNode } from "react";
import type { Outcome } from "../host/outcome.js";
import { useLogMessages } from "./useLogMessages.js";

/** Explains what a server got. Renders a `<span>` element. */
export function DecisionBadge({ outcome: { sent } }: { readonly outcome: Outcome }): ReactNode {
  const { decisions } = useLogMessages();
  const isGiven = sent === "accept" || sent === "result";
  return (
    <span className="mcp-badge" data-tone={isGiven ? "success" : undefined} data-sent={sent}>
      {decisions[sent]}
    </span>
  );
}
