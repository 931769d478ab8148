"use client";

import type { ReactNode } from "react";
import { isUnanswered } from "../host/isUnanswered.js";
import type { Outcome } from "../host/outcome.js";
import { causeOf } from "../prompt/frame/causeOf.js";
import { withdrawalWords } from "../prompt/frame/withdrawalWords.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../ui/useMessages.js";
import { useLogMessages } from "./useLogMessages.js";

/** Explains why a request was settled as it was. Renders a `<span>` element, or nothing if nobody said why. */
export function ReasonText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { ending } = useMessages();
  const { reason } = useLogMessages();
  const visible = useVisibleText();
  const isServers = isUnanswered(outcome);
  const words = isServers ? withdrawalWords(outcome) : outcome.reason;
  if (words === undefined && outcome.cause === undefined && !isServers) return null;
  return (
    <span className="mcp-log-why">
      {(words === undefined || isServers) && ending[causeOf(outcome)]}
      {words !== undefined && isServers && " "}
      {words !== undefined && reason({ reason: visible(words) })}
    </span>
  );
}
