"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import { QuestionCard } from "../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { samplingKind } from "./samplingKind.js";

/**
 * Shows sampling requests in the page, one at a time. While it is mounted, no dialog shows what it could. Children of
 * your own, `SamplingReview.*` parts among them, replace what the card holds. Renders a `<section>` element, or nothing
 * while nothing is asked.
 */
export const SamplingCard: MemoExoticComponent<
  (props: ShownQuestions & ComponentProps<"section">) => ReactNode
> = memo(function SamplingCard(props) {
  return <QuestionCard {...props} kind={samplingKind} />;
});
