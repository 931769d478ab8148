"use client";

import type { ReactNode } from "react";
import { useMessages } from "../shared/useMessages.js";

/** The props of `VisitNotice`. */
export interface VisitNoticeProps {
  /** How far the visit got. */
  readonly visit: "waiting" | "complete";
}

/** Says how far the visit of a page got. Renders a `<p>` element. */
export function VisitNotice({ visit }: VisitNoticeProps): ReactNode {
  const { address } = useMessages();
  return (
    <p role="status" className="mcp-notice" data-tone={visit === "complete" ? "success" : "plain"}>
      {address[visit]}
    </p>
  );
}
