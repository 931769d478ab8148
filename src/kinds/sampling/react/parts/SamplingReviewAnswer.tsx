"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import type { SamplingIssue } from "../../core/findAnswerIssues.js";
import { SamplingAnswerContent } from "../content/SamplingAnswerContent.js";
import { useAnswerDraft } from "../hooks/useAnswerDraft.js";
import { RedactionMarks } from "../redaction/RedactionMarks.js";
import { type Refusal, useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Answer`. */
export type SamplingReviewAnswerProps = Omit<ComponentProps<"section">, "children">;

/**
 * The answer, to read and to change before the server gets it; once the request is over, as it was. The person's
 * version of an answer before this one can be brought back.
 * Renders a `<section>` element, or nothing if there is none.
 */
export function SamplingReviewAnswer({ ...props }: SamplingReviewAnswerProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, refusal } = useSamplingContext();
  const heading = useId();
  const { content, isChanged, bringBack } = useAnswerDraft(sampling, draft);
  const { answer } = sampling.detail;
  if (!answer) return null;
  const isOpen = sampling.phase === "open";
  const issues = issuesOf(refusal) ?? (isChanged ? undefined : answer.issues);
  return (
    <section
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-section" }, props)}
    >
      <p id={heading} className="mcp-sampling-heading">
        {isOpen ? words.answer : words.answerSoFar}
      </p>
      <RedactionMarks to="server">
        <SamplingAnswerContent
          content={content}
          original={draft.originalOf(sampling)}
          tools={sampling.request.tools}
          issues={isOpen ? issues : undefined}
          onContentChange={isOpen ? (next) => draft.changeAnswer(sampling, next) : undefined}
        />
      </RedactionMarks>
      {isOpen && isChanged && (
        <p className="mcp-sampling-changed">
          {words.answerChanged}
          <Button weight="quiet" onClick={() => draft.changeAnswer(sampling, undefined)}>
            {words.takeAllBack}
          </Button>
        </p>
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
