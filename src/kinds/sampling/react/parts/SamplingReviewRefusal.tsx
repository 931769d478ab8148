"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { type Refusal, useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Refusal`. */
export type SamplingReviewRefusalProps = Omit<ComponentProps<"div">, "children">;

/** Explains why what the person wanted last did not happen. Renders a `<div>` element, or nothing. */
export function SamplingReviewRefusal({
  className,
  ...props
}: SamplingReviewRefusalProps): ReactNode {
  const words = useSamplingMessages();
  const { prompt } = useMessages();
  const { sampling, refusal } = useSamplingContext();
  const isResponse = sampling.stage === "response-review";
  // What is wrong with a response is said beside it.
  if (refusal === undefined || (isResponse && hasIssues(refusal))) return null;
  const invalid = isResponse ? words.refusedResponse : words.refusedRequest;
  const texts: Readonly<Record<ReturnType<typeof causeOf>, string>> = {
    empty: words.refusedEmpty,
    invalid,
    lost: prompt.maybeSent,
    other: words.refused,
  };
  return (
    <div {...props} role="alert" className={cx("mcp-notice", className)} data-tone="warning">
      <p className="mcp-notice-title">{texts[causeOf(refusal)]}</p>
    </div>
  );
}

function hasIssues(refusal: Refusal): boolean {
  return refusal !== "empty" && !refusal.done && (refusal.issues ?? []).length > 0;
}

function causeOf(refusal: Refusal): "empty" | "invalid" | "lost" | "other" {
  if (refusal === "empty") return "empty";
  const rejection = refusal.done ? undefined : refusal.rejection;
  return rejection === "invalid" || rejection === "lost" ? rejection : "other";
}
