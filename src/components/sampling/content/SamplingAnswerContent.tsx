"use client";

import type { ReactNode } from "react";
import type { SamplingTool } from "../../../protocol/samplingRequest.js";
import type { AnswerContent } from "../../../protocol/samplingResult.js";
import type { SamplingIssue } from "../../../sampling/findAnswerIssues.js";

/** The props of `SamplingAnswerContent`. */
export interface SamplingAnswerContentProps {
  /** The blocks of the answer, as they are to be sent. */
  readonly content: readonly AnswerContent[];
  /** The blocks as the model wrote them: what differs is marked and can be taken back. @default content */
  readonly original?: readonly AnswerContent[] | undefined;
  /** The tools of the request, by which the inputs of tools are judged. */
  readonly tools?: readonly SamplingTool[] | undefined;
  /** Takes the blocks as the person wants them; those that nobody touched are the same objects. Without it they can only be read. */
  readonly onContentChange?: ((content: readonly AnswerContent[]) => void) | undefined;
  /** What keeps the answer from being sent. */
  readonly issues?: readonly SamplingIssue[] | undefined;
}

/** What a model answered, to read and to edit. Renders an `<ol>` element. */
export function SamplingAnswerContent({ content }: SamplingAnswerContentProps): ReactNode {
  return (
    <ol className="mcp-messages">
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other identity
        <li key={index} className="mcp-message">
          {JSON.stringify(block)}
        </li>
      ))}
    </ol>
  );
}
