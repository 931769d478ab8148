"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import type { SamplingIssue } from "../../core/findResponseIssues.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import { SamplingResponseContent } from "../content/SamplingResponseContent.js";
import { useResponseDraft } from "../hooks/useResponseDraft.js";
import { RedactionMarks } from "../redaction/RedactionMarks.js";
import { type Refusal, useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Response`. */
export type SamplingReviewResponseProps = Omit<ComponentProps<"section">, "children">;

/**
 * The response, to read and to change before the server gets it; once the request is over, as it was. All changes can be
 * undone at once, which can be taken back. The person's version of a response before this one can be brought back.
 * Renders a `<section>` element, or nothing if there is none.
 */
export function SamplingReviewResponse({ ...props }: SamplingReviewResponseProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, refusal } = useSamplingContext();
  const heading = useId();
  const { content, isChanged, bringBack } = useResponseDraft(sampling, draft);
  const [undone, setUndone] = useState<readonly ResponseContent[]>();
  const { response } = sampling.detail;
  const turn = () => {
    setUndone(isChanged ? content : undefined);
    draft.changeResponse(sampling, isChanged ? undefined : undone);
  };
  if (!response) return null;
  const isOpen = sampling.phase === "open";
  const issues = issuesOf(refusal) ?? (isChanged ? undefined : response.issues);
  return (
    <section
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-section" }, props)}
    >
      <p id={heading} className="mcp-sampling-heading">
        {isOpen ? words.response : words.responseSoFar}
      </p>
      <RedactionMarks to="server">
        <SamplingResponseContent
          content={content}
          original={draft.originalOf(sampling)}
          tools={sampling.request.tools}
          issues={isOpen ? issues : undefined}
          onContentChange={isOpen ? (next) => draft.changeResponse(sampling, next) : undefined}
        />
      </RedactionMarks>
      {isOpen && (isChanged || undone) && (
        <Button weight="quiet" className="mcp-sampling-add" onClick={turn}>
          {isChanged ? words.undoAll : words.redoAll}
        </Button>
      )}
      {isOpen && bringBack && (
        <Button weight="quiet" className="mcp-sampling-add" onClick={bringBack}>
          {words.review}
        </Button>
      )}
    </section>
  );
}

function issuesOf(refusal: Refusal | undefined): readonly SamplingIssue[] | undefined {
  if (refusal === undefined || refusal === "empty" || refusal.done) return undefined;
  // What the sampling kind gives with a refused answer.
  return refusal.issues as readonly SamplingIssue[] | undefined;
}
