"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../prompt/card/CardOfQuestions.js";
import { QuestionCard } from "../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { samplingKind } from "./samplingKind.js";

/**
 * Shows sampling requests in the page, one at a time. While it is mounted, dialogs leave its requests alone. Your own
 * children, such as `SamplingReview.*` parts, replace its content. A settled question leaves one line. Renders `<section>` elements, or nothing before the first question.
 */
export const SamplingCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function SamplingCard(props) {
  return <QuestionCard {...props} kind={samplingKind} />;
});
