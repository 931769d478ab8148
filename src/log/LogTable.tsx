"use client";

import { type ReactNode, useMemo } from "react";
import type { LogEntry } from "../host/log/logEntry.js";
import { useRowWindow } from "../ui/rows/useRowWindow.js";
import { LogRow } from "./LogRow.js";
import { useLogMessages } from "./useLogMessages.js";

const usualHeight = 44;

/** Props that let the keyboard reach an element that scrolls. */
const reached = { tabIndex: 0 };

/** The props of `LogTable`. */
export interface LogTableProps {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  readonly labelledBy: string;
}

/** The decisions, the last one first; of many only those in sight exist. Renders a `<div>` element with the role `table`. */
export function LogTable({ entries, labelledBy }: LogTableProps): ReactNode {
  const { columns } = useLogMessages();
  const rows = useMemo(() => entries.toReversed(), [entries]);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { indices, watch, place, measure } = useRowWindow(keys, usualHeight);
  const heads = [
    columns.when,
    columns.server,
    columns.request,
    columns.decision,
    columns.by,
    columns.why,
  ];
  return (
    <div
      ref={watch}
      className="mcp-log-scroll"
      {...reached}
      role="group"
      aria-labelledby={labelledBy}
    >
      <div
        role="table"
        aria-labelledby={labelledBy}
        aria-rowcount={rows.length + 1}
        className="mcp-log-table"
      >
        <div role="rowgroup" className="mcp-log-heads">
          {/* biome-ignore lint/a11y/useFocusableInteractive: a plain table has nothing to act on */}
          <div role="row" aria-rowindex={1} className="mcp-log-row">
            {heads.map((head) => (
              // biome-ignore lint/a11y/useFocusableInteractive: a plain table has nothing to act on
              <span key={head} role="columnheader" className="mcp-log-head">
                {head}
              </span>
            ))}
          </div>
        </div>
        <div ref={place} role="rowgroup">
          {indices.map((index) => {
            const entry = rows[index];
            return entry && <LogRow key={entry.id} rowRef={measure} entry={entry} index={index} />;
          })}
        </div>
      </div>
    </div>
  );
}
