"use client";

import type { ReactNode } from "react";
import type { TaskState, TaskView } from "../task-views/taskView.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../ui/ServerText.js";
import { useMessages } from "../ui/useMessages.js";
import { useServerName } from "../ui/useServerName.js";
import { AgeText } from "./AgeText.js";
import { useInboxContext } from "./InboxContext.js";
import { shorten } from "./InboxText.js";
import type { RowContentProps } from "./rowContent.js";
import { useInboxMessages } from "./useInboxMessages.js";
import { useTasksMessages } from "./useTasksMessages.js";

const tones: Partial<Record<TaskState, string>> = {
  "needs-you": "accent",
  completed: "success",
  failed: "danger",
};

/** A task: where it stands, what its server says of it, and what can be done about it. Renders `<div>` elements with the role `gridcell`. */
export function TaskRow({
  view,
  labelId,
  tabIndex,
}: RowContentProps & { readonly view: TaskView }): ReactNode {
  const { task, state, questions, cancel, dismiss } = view;
  const messages = useInboxMessages();
  const { states } = useTasksMessages();
  const { prompt } = useMessages();
  const { openTask } = useInboxContext();
  const visible = useVisibleText();
  const server = useServerName(task.session);
  const message = shorten(task.message ?? "");
  const label = (action: string) =>
    messages.actionOn({ action, request: shorten(visible(task.name)) });
  return (
    <>
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <div id={labelId}>
          <p className="mcp-inbox-facts">
            <bdi className="mcp-inbox-kind">{server}</bdi>
            <span className="mcp-badge" data-tone={tones[state]}>
              {states[state]}
            </span>
            <AgeText at={task.endedAt ?? task.startedAt} />
          </p>
          <p className="mcp-inbox-line">
            <ServerText className="mcp-inbox-text">{shorten(task.name)}</ServerText>
          </p>
          {message !== "" && (
            <p className="mcp-inbox-line mcp-inbox-note">
              <ServerText className="mcp-inbox-text">{message}</ServerText>
            </p>
          )}
        </div>
      </div>
      <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
        {questions.length > 0 && (
          <Button
            tabIndex={tabIndex}
            aria-label={label(messages.open)}
            onClick={() => openTask(view)}
          >
            {messages.open}
          </Button>
        )}
        {cancel && (
          <Button
            weight="quiet"
            tabIndex={tabIndex}
            aria-label={label(prompt.stopCall)}
            onClick={() => void cancel()}
          >
            {prompt.stopCall}
          </Button>
        )}
        {dismiss && (
          <Button
            weight="quiet"
            tabIndex={tabIndex}
            aria-label={label(messages.dismiss)}
            onClick={() => void dismiss()}
          >
            {messages.dismiss}
          </Button>
        )}
      </div>
    </>
  );
}
