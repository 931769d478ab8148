"use client";

import type { ReactNode } from "react";
import type { Outcome } from "../../host/outcome.js";
import { causeOf } from "../prompt/causeOf.js";
import { useMessages } from "../shared/useMessages.js";
import { useLogMessages } from "./useLogMessages.js";

/** Says why a request was settled as it was. Renders a `<span>` element, or nothing where nobody said why. */
export function ReasonText({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { ending } = useMessages();
  const { reason } = useLogMessages();
  const note = outcome.sent === "nothing" ? undefined : outcome.note;
  const hasCause = outcome.reason !== undefined || outcome.sent === "nothing";
  if (note === undefined && !hasCause) return null;
  return (
    <span className="mcp-log-why">
      {note === undefined ? ending[causeOf(outcome)] : reason({ reason: note })}
    </span>
  );
}
