"use client";

import type { ReactNode } from "react";
import type { SamplingMessage, SamplingTool } from "../../../protocol/samplingRequest.js";

/** The props of `SamplingMessages`. */
export interface SamplingMessagesProps {
  /** The messages, as they are to go to the model. */
  readonly messages: readonly SamplingMessage[];
  /** The messages as the server sent them: what differs is marked and can be taken back. @default messages */
  readonly asked?: readonly SamplingMessage[] | undefined;
  /** Takes the messages as the person wants them; those that nobody touched are the same objects. Without it they can only be read. */
  readonly onMessagesChange?: ((messages: readonly SamplingMessage[]) => void) | undefined;
  /** The tools of the request, by which the inputs of tools are judged. */
  readonly tools?: readonly SamplingTool[] | undefined;
}

/** The conversation that a model is to go on with, to read and to edit. Renders an `<ol>` element. */
export function SamplingMessages({ messages }: SamplingMessagesProps): ReactNode {
  return (
    <ol className="mcp-messages">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other identity
        <li key={index} className="mcp-message">
          {JSON.stringify(message.content)}
        </li>
      ))}
    </ol>
  );
}
