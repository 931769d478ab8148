"use client";

import type { ComponentProps, ReactNode } from "react";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { cx } from "../../../../ui/cx.js";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useModelName } from "../useModelName.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Lead`. */
export type SamplingReviewLeadProps = Omit<ComponentProps<"p">, "children">;

/** Explains under the title what is looked at, and that nothing was sent yet. Renders a `<p>` element, or nothing. */
export function SamplingReviewLead({ className, ...props }: SamplingReviewLeadProps): ReactNode {
  const words = useSamplingMessages();
  const { domId } = usePromptContext();
  const { sampling } = useSamplingContext();
  const { reviewsResponses } = useSamplingSettings();
  const model = useModelName(sampling.pick.model);
  if (sampling.phase === "settled" || sampling.stage === "failed") return null;
  const texts = {
    "request-review": reviewsResponses ? words.requestLead : words.requestLeadUnseen,
    generating: reviewsResponses ? words.generatingLead : words.generatingLeadUnseen,
    "response-review": words.responseLead({ model, by: sampling.detail.response?.by ?? "model" }),
  };
  return (
    <p {...props} id={`${domId}-message`} className={cx("mcp-sampling-lead", className)}>
      {texts[sampling.stage]}
    </p>
  );
}
