"use client";

import type { ComponentProps, ReactNode } from "react";
import { QuestionInPage } from "../../../../prompt/card/QuestionInPage.js";
import type { SamplingView } from "../hooks/samplingView.js";
import { samplingKind } from "../samplingKind.js";

/** The props of `SamplingReview.Root`. */
export interface SamplingReviewRootProps extends ComponentProps<"section"> {
  /** The request, from `useSamplingApproval`. */
  readonly sampling: SamplingView;
  /** The number of requests that wait behind it. @default 0 */
  readonly waiting?: number;
}

/**
 * Everything about one sampling request, in the page; children of your own replace what it holds. Renders a `<section>`
 * element.
 */
export function SamplingReviewRoot({
  sampling,
  waiting = 0,
  ...props
}: SamplingReviewRootProps): ReactNode {
  return (
    <QuestionInPage
      {...props}
      key={sampling.id}
      kind={samplingKind}
      view={sampling}
      waiting={waiting}
    />
  );
}
