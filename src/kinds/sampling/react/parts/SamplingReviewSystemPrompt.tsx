"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { EditableText } from "../content/EditableText.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { RedactionMarks } from "../redaction/RedactionMarks.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.SystemPrompt`. */
export interface SamplingReviewSystemPromptProps
  extends Omit<ComponentProps<"section">, "children"> {
  /** Whether it can only be read. @default false */
  readonly readOnly?: boolean;
}

/**
 * The instructions that the server gives the model, to read and to change. Renders a `<section>` element; where there
 * are none, a `<button>` that adds some, or nothing.
 */
export function SamplingReviewSystemPrompt({
  readOnly = false,
  ...props
}: SamplingReviewSystemPromptProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft } = useSamplingContext();
  const systemPrompt = useRequestPart(draft, "systemPrompt");
  const [isAdding, setAdding] = useState(false);
  const heading = useId();
  const asked = sampling.request.systemPrompt;
  if (asked === undefined && systemPrompt === undefined && (readOnly || !isAdding))
    return readOnly ? null : (
      <Button data-adds weight="quiet" className="mcp-sampling-add" onClick={() => setAdding(true)}>
        {words.addSystemPrompt}
      </Button>
    );
  const change = (text: string) => {
    if (text === "" && asked === undefined) draft.remove("systemPrompt");
    else draft.change({ systemPrompt: text });
  };
  return (
    <section
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-section" }, props)}
    >
      <p id={heading} className="mcp-sampling-heading">
        {words.systemPrompt}
      </p>
      <RedactionMarks to="model">
        <EditableText
          place={words.systemPromptPlace}
          text={systemPrompt ?? ""}
          asked={asked}
          onTextChange={readOnly ? undefined : change}
        />
      </RedactionMarks>
    </section>
  );
}
