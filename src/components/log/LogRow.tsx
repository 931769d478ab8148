"use client";

import { type MemoExoticComponent, memo, type ReactNode } from "react";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import type { LogEntry } from "../../host/decisionLog.js";
import type { LogMessages } from "../../locales/en/log.js";
import { DeciderText } from "./DeciderText.js";
import { DecisionBadge } from "./DecisionBadge.js";
import { ReasonText } from "./ReasonText.js";
import { useLogMessages } from "./useLogMessages.js";
import { useMomentText } from "./useMomentText.js";

/** The props of `LogRow`. */
export interface LogRowProps {
  readonly entry: LogEntry;
  readonly index: number;
  readonly rowRef: (row: HTMLElement | null) => void;
}

/** One decision. Renders a `<div>` element with the role `row`. */
export const LogRow: MemoExoticComponent<(props: LogRowProps) => ReactNode> = memo(function LogRow({
  entry: { kind, server, outcome, asked },
  index,
  rowRef,
}) {
  const { kinds, asked: sayAsked } = useLogMessages();
  const moment = useMomentText();
  const visible = useVisibleText();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a plain table has nothing to act on
    <div
      ref={rowRef}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className="mcp-log-row"
    >
      <span role="cell" className="mcp-log-cell">
        <time dateTime={new Date(outcome.at).toISOString()}>{moment(outcome.at)}</time>
      </span>
      <span role="cell" className="mcp-log-cell mcp-log-server">
        <bdi>{visible(server)}</bdi>
      </span>
      <span role="cell" className="mcp-log-cell">
        {nameOf(kind, kinds)}
        {asked > 1 && (
          <span className="mcp-badge" data-tone="warning">
            {sayAsked({ count: asked })}
          </span>
        )}
      </span>
      <span role="cell" className="mcp-log-cell">
        <DecisionBadge outcome={outcome} />
      </span>
      <span role="cell" className="mcp-log-cell">
        <DeciderText outcome={outcome} />
      </span>
      <span role="cell" className="mcp-log-cell mcp-log-reason">
        <ReasonText outcome={outcome} />
      </span>
    </div>
  );
});

/** A log keeps no more of a request than its slice: a form and a page to visit have one name. */
function nameOf(kind: string, kinds: LogMessages["kinds"]): string {
  switch (kind) {
    case "elicitation":
    case "sampling":
    case "roots":
      return kinds[kind];
    default:
      return kinds.other;
  }
}
