"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../../ui/Button.js";
import type { SamplingIssue } from "../../core/response/findResponseIssues.js";
import { Difference } from "../content/Comparison.js";
import { RedactionMarks } from "../content/MarkedText.js";
import { ResponseIssues } from "../content/ResponseIssues.js";
import { Blocks } from "../content/SamplingMessages.js";
import { type Refusal, useSamplingContext } from "../SamplingContext.js";
import { useContentMessages, useSamplingMessages } from "../useSamplingMessages.js";
import { Section } from "./SamplingReviewPrompt.js";

/**
 * The response, which the user can edit before the server gets it, with its changes beside the original. Renders a
 * `<section>` element, or nothing if there is no response.
 */
export function SamplingReviewResponse(
  props: Omit<ComponentProps<"section">, "children">,
): ReactNode {
  const words = useSamplingMessages();
  const content = useContentMessages();
  const { sampling, resets, refusal } = useSamplingContext();
  const { response, stage, question } = sampling;
  if (!response || (stage !== "response-review" && stage !== "settled")) return null;
  const review = stage === "response-review" ? sampling : undefined;
  const { isChanged, original } = response;
  const issues = issuesOf(refusal) ?? (isChanged ? [] : response.issues);
  return (
    <Section {...props} heading={review ? words.response : words.responseSoFar}>
      <RedactionMarks to="server">
        <Blocks
          key={resets}
          blocks={response.content}
          placeOf={(part) => content.responsePart({ part })}
          place={content.response}
          by="model"
          tools={question.request.tools}
          onChange={
            review &&
            ((at, block) =>
              review.editResponse(
                response.content.flatMap((old, index) => (index === at ? (block ?? []) : old)),
              ))
          }
        />
      </RedactionMarks>
      {review && issues.length > 0 && <ResponseIssues issues={issues} />}
      {isChanged && (
        <Difference
          summary={words.changes({ count: 1 })}
          label={words.response}
          before={original}
          after={response.content}
        />
      )}
      {review && (isChanged || review.redoResponse) && (
        <Button
          weight="quiet"
          className="mcp-sampling-add"
          onClick={() => (isChanged ? review.editResponse(undefined) : review.redoResponse?.())}
        >
          {isChanged ? words.undoAll : words.redoAll}
        </Button>
      )}
      {review?.bringBack && (
        <Button weight="quiet" className="mcp-sampling-add" onClick={review.bringBack}>
          {words.review}
        </Button>
      )}
    </Section>
  );
}

function issuesOf(refusal: Refusal | undefined): readonly SamplingIssue[] | undefined {
  if (refusal === undefined || refusal === "empty" || refusal.done) return undefined;
  // The sampling kind refuses a response with issues of this type.
  return refusal.issues as readonly SamplingIssue[] | undefined;
}
