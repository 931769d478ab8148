"use client";

import type { ReactNode } from "react";
import type { TaskView } from "../task-views/taskView.js";
import { Button } from "../ui/Button.js";
import type { RowContentProps } from "./rowContent.js";
import { useTasksMessages } from "./useTasksMessages.js";

/** Heads the tasks, and takes those that are over off the list. Renders `<div>` elements with the role `gridcell`. */
export function TasksHeadingRow({
  views,
  labelId,
  tabIndex,
}: RowContentProps & { readonly views: readonly TaskView[] }): ReactNode {
  const { heading, dismissAll } = useTasksMessages();
  const dismissals = views.flatMap(({ state, dismiss }) =>
    dismiss && state !== "lost" ? [dismiss] : [],
  );
  return (
    <>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-heading">
        <span id={labelId} className="mcp-inbox-heading-text">
          {heading({ count: views.length })}
        </span>
      </div>
      {dismissals.length > 0 && (
        <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
          <Button
            weight="quiet"
            tabIndex={tabIndex}
            onClick={() => {
              for (const dismiss of dismissals) void dismiss();
            }}
          >
            {dismissAll}
          </Button>
        </div>
      )}
    </>
  );
}
