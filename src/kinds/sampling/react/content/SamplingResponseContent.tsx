"use client";

import type { ReactNode } from "react";
import type { SamplingIssue } from "../../core/findResponseIssues.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import { BlockRow } from "./BlockRow.js";
import { useResponseEdits } from "./edits/useResponseEdits.js";
import { ResponseIssues } from "./ResponseIssues.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `SamplingResponseContent`. */
export interface SamplingResponseContentProps {
  /** The blocks of the response, as they are to be sent. */
  readonly content: readonly ResponseContent[];
  /** The blocks as the model wrote them: what differs is marked and can be taken back. @default content */
  readonly original?: readonly ResponseContent[] | undefined;
  /** The tools of the request, by which the inputs of tools are validated. */
  readonly tools?: readonly SamplingTool[] | undefined;
  /** Takes the blocks as the person wants them; those that nobody touched are the same objects. Without it they can only be read. */
  readonly onContentChange?: ((content: readonly ResponseContent[]) => void) | undefined;
  /** The issues that keep the response from being sent. */
  readonly issues?: readonly SamplingIssue[] | undefined;
}

/** A model's response, to read and to edit. Renders a `<div>` element. */
export function SamplingResponseContent({
  content,
  original = content,
  tools,
  onContentChange,
  issues = [],
}: SamplingResponseContentProps): ReactNode {
  const words = useSamplingContentMessages();
  const { rows, edit } = useResponseEdits(content, original, onContentChange);
  const isEditable = onContentChange !== undefined;
  return (
    <div className="mcp-response">
      {rows.map(({ key, item, asked }, index) => (
        <BlockRow
          key={key}
          block={item}
          asked={asked}
          place={rows.length > 1 ? words.responsePart({ part: index + 1 }) : words.response}
          by="model"
          tools={tools}
          isEditable={isEditable}
          isRemovable={content.length > 1}
          onChange={(by) => edit({ type: "replace", block: key, by })}
          onRemove={() => edit({ type: "remove", block: key })}
          onRestore={() => edit({ type: "restore", block: key })}
        />
      ))}
      {issues.length > 0 && <ResponseIssues issues={issues} />}
    </div>
  );
}
