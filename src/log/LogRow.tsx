"use client";

import { type MemoExoticComponent, memo, type ReactNode } from "react";
import type { LogEntry } from "../host/log/logEntry.js";
import { Guarded } from "../ui/Guarded.js";
import { useMessages } from "../ui/useMessages.js";
import { LogCells } from "./LogCells.js";

/** The props of `LogRow`. */
export interface LogRowProps {
  readonly entry: LogEntry;
  readonly index: number;
  readonly rowRef: (row: HTMLElement | null) => void;
}

/** One decision. Renders a `<div>` element with the role `row`. */
export const LogRow: MemoExoticComponent<(props: LogRowProps) => ReactNode> = memo(function LogRow({
  entry,
  index,
  rowRef,
}) {
  const { prompt } = useMessages();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a plain table has nothing to act on
    <div
      ref={rowRef}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className="mcp-log-row"
    >
      <Guarded
        resetKey={entry.id}
        fallback={
          <span role="cell" className="mcp-log-cell">
            {prompt.broken}
          </span>
        }
      >
        <LogCells entry={entry} />
      </Guarded>
    </div>
  );
});
