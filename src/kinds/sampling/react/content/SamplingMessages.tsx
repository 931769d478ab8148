"use client";

import { type ReactNode, useMemo } from "react";
import { useGrowing } from "../../../../ui/useGrowing.js";
import type { SamplingMessage } from "../../core/protocol/samplingMessage.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { useMessageEdits } from "./edits/useMessageEdits.js";
import { MessageItem } from "./MessageItem.js";
import { QuietButton } from "./QuietButton.js";
import { RemovedRow } from "./RemovedRow.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** So many messages are rendered at once, far more than can be seen; the rest follow a moment later. */
const atOnce = 60;

/** The props of `SamplingMessages`. */
export interface SamplingMessagesProps {
  /** The messages, as they are to go to the model. */
  readonly messages: readonly SamplingMessage[];
  /** The messages as the server sent them: what differs is marked and can be taken back. @default messages */
  readonly asked?: readonly SamplingMessage[] | undefined;
  /** Takes the messages as the person wants them; those that nobody touched are the same objects. Without it they can only be read. */
  readonly onMessagesChange?: ((messages: readonly SamplingMessage[]) => void) | undefined;
  /** The tools of the request, by which the inputs of tools are validated. */
  readonly tools?: readonly SamplingTool[] | undefined;
}

/**
 * The conversation that a model is to go on with, to read and to edit. However long it is, only what is near to what
 * can be seen is laid out. Renders an `<ol>` element, and buttons below it.
 */
export function SamplingMessages({
  messages,
  asked = messages,
  onMessagesChange,
  tools,
}: SamplingMessagesProps): ReactNode {
  const words = useSamplingContentMessages();
  const { rows, edit } = useMessageEdits(messages, asked, onMessagesChange);
  const count = useGrowing(rows.length, atOnce);
  const mayEdit = onMessagesChange ? edit : undefined;
  const isRemovable = messages.length > 1;
  const items = useMemo(
    () =>
      rows.map(({ key, item, asked: original }, index) =>
        item ? (
          <MessageItem
            key={key}
            row={key}
            message={item}
            asked={original}
            previous={rows[index - 1]?.item}
            position={index + 1}
            tools={tools}
            isRemovable={isRemovable}
            edit={mayEdit}
          />
        ) : (
          <li key={key} className="mcp-message">
            <RemovedRow
              place={words.message({ position: index + 1 })}
              onRestore={mayEdit && (() => mayEdit({ type: "restore", message: key }))}
            />
          </li>
        ),
      ),
    [rows, tools, isRemovable, mayEdit, words],
  );
  return (
    <div className="mcp-conversation">
      <ol aria-label={words.messages} className="mcp-messages">
        {items.slice(0, count)}
      </ol>
      {mayEdit && (
        <div className="mcp-conversation-add">
          <QuietButton data-adds onClick={() => mayEdit({ type: "addMessage", role: "user" })}>
            {words.addUser}
          </QuietButton>
          <QuietButton data-adds onClick={() => mayEdit({ type: "addMessage", role: "assistant" })}>
            {words.addAssistant}
          </QuietButton>
        </div>
      )}
    </div>
  );
}
