"use client";

import type { ComponentProps, ReactNode } from "react";
import { QuestionInPage } from "../../../../prompt/card/QuestionInPage.js";
import { useQuestionViews } from "../../../../react/useQuestionViews.js";
import type { SamplingApproval } from "../approval/samplingApproval.js";
import { samplingViews } from "../approval/samplingViews.js";
import { samplingKind } from "../samplingKind.js";

/** The props of `SamplingReview.Root`. */
export interface SamplingReviewRootProps extends ComponentProps<"section"> {
  /** The request: `current` of `useSamplingApproval`. */
  readonly sampling: SamplingApproval;
  /** The number of requests that wait behind it. @default 0 */
  readonly waiting?: number;
}

/** One sampling request in the page; your own children replace its content. Renders a `<section>` element. */
export function SamplingReviewRoot({
  sampling: { id },
  waiting = 0,
  ...props
}: SamplingReviewRootProps): ReactNode {
  const { open, settled } = useQuestionViews(samplingViews, { id });
  const view = open[0] ?? settled[0];
  return (
    view && <QuestionInPage {...props} key={id} kind={samplingKind} view={view} waiting={waiting} />
  );
}
