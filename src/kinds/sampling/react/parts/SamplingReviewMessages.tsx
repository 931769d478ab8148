"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { SamplingMessages } from "../content/SamplingMessages.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { RedactionMarks } from "../redaction/RedactionMarks.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Messages`. */
export interface SamplingReviewMessagesProps extends Omit<ComponentProps<"section">, "children"> {
  /** Whether the messages can only be read. @default false */
  readonly readOnly?: boolean;
}

/** The exact messages that go to the model, of both roles and with all they hold, to read and to change. Renders a `<section>` element. */
export function SamplingReviewMessages({
  readOnly = false,
  ...props
}: SamplingReviewMessagesProps): ReactNode {
  const { prompt } = useSamplingMessages();
  const { sampling, draft } = useSamplingContext();
  const messages = useRequestPart(draft, "messages");
  const heading = useId();
  return (
    <section
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-section" }, props)}
    >
      <p id={heading} className="mcp-sampling-heading">
        {prompt}
      </p>
      <RedactionMarks to="model">
        <SamplingMessages
          messages={messages}
          asked={sampling.request.messages}
          tools={sampling.request.tools}
          onMessagesChange={readOnly ? undefined : (messages) => draft.change({ messages })}
        />
      </RedactionMarks>
    </section>
  );
}
