"use client";

import type { ReactNode } from "react";
import type { Outcome } from "../host/outcome.js";
import { causeOf } from "../prompt/causeOf.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../ui/useMessages.js";
import { useLogMessages } from "./useLogMessages.js";

/** Explains why a request was settled as it was. Renders a `<span>` element, or nothing if nobody said why. */
export function ReasonText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { ending } = useMessages();
  const { reason } = useLogMessages();
  const visible = useVisibleText();
  const isServers = outcome.sent === "nothing";
  const note = outcome.note === undefined ? undefined : reason({ reason: visible(outcome.note) });
  const hasCause = outcome.reason !== undefined || isServers;
  if (note === undefined && !hasCause) return null;
  return (
    <span className="mcp-log-why">
      {(note === undefined || isServers) && ending[causeOf(outcome)]}
      {note !== undefined && isServers && " "}
      {note}
    </span>
  );
}
