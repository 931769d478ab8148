"use client";

import { type ReactNode, useState } from "react";
import { useRequestPart } from "../../hooks/sampling/useRequestPart.js";
import { Button } from "../shared/Button.js";
import { TextEditor } from "./content/TextEditor.js";
import { useSamplingContext } from "./SamplingContext.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** The props of `SamplingReview.SystemPrompt`. */
export interface SamplingReviewSystemPromptProps {
  /** Whether it can only be read. @default false */
  readonly readOnly?: boolean;
}

/** The instructions that the server gives the model, to read and to change; a button adds some where there are none. */
export function SamplingReviewSystemPrompt({
  readOnly = false,
}: SamplingReviewSystemPromptProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft } = useSamplingContext();
  const systemPrompt = useRequestPart(draft, "systemPrompt");
  const [isAdding, setAdding] = useState(false);
  const asked = sampling.request.systemPrompt;
  if (asked === undefined && systemPrompt === undefined && (readOnly || !isAdding))
    return readOnly ? null : (
      <Button weight="quiet" className="mcp-sampling-add" onClick={() => setAdding(true)}>
        {words.addSystemPrompt}
      </Button>
    );
  const change = (text: string) => {
    if (text === "" && asked === undefined) draft.remove("systemPrompt");
    else draft.change({ systemPrompt: text });
  };
  return (
    <TextEditor
      label={words.systemPrompt}
      value={systemPrompt ?? ""}
      asked={asked}
      rows={2}
      readOnly={readOnly}
      onValueChange={change}
    />
  );
}
