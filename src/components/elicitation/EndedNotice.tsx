"use client";

import type { ReactNode } from "react";
import type { SettledElicitationView } from "../../hooks/viewElicitation.js";
import type { Outcome } from "../../host/outcome.js";
import type { EndingMessages } from "../../locales/en/ending.js";
import { useMessages } from "../shared/useMessages.js";

/** The props of `EndedNotice`. */
export interface EndedNoticeProps {
  /** The question. */
  readonly elicitation: SettledElicitationView;
}

/** Says what became of a question that ended without the person, and what the server got. Renders a `<div>` element. */
export function EndedNotice({ elicitation: { outcome } }: EndedNoticeProps): ReactNode {
  const { ending } = useMessages();
  return (
    <div className="mcp-notice" data-tone="warning">
      <p className="mcp-notice-title">{ending[causeOf(outcome)]}</p>
      {outcome.sent === "nothing" && <p className="mcp-notice-text">{ending.nothingSent}</p>}
      {outcome.sent === "cancel" && <p className="mcp-notice-text">{ending.cancelSent}</p>}
    </div>
  );
}

function causeOf({ sent, by, reason }: Outcome): keyof EndingMessages {
  switch (reason) {
    case "caller-ended":
      return "callerEnded";
    case undefined:
      break;
    default:
      return reason;
  }
  if (sent !== "nothing") return "answered";
  return by === "session" ? "disconnected" : "withdrawn";
}
