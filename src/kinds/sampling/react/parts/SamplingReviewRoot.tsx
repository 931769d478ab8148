"use client";

import type { ReactNode } from "react";
import { PromptCardFrame, type PromptCardFrameProps } from "../../../../prompt/PromptCardFrame.js";
import type { SamplingView } from "../hooks/samplingView.js";
import { SamplingContent } from "../SamplingContent.js";
import { SamplingProvider } from "../SamplingProvider.js";
import { useSamplingFrame } from "../useSamplingFrame.js";

/** The props of `SamplingReview.Root`. */
export interface SamplingReviewRootProps extends Omit<PromptCardFrameProps, "frame"> {
  /** The request, from `useSamplingApproval`. */
  readonly sampling: SamplingView;
  /** How many requests wait behind it. @default 0 */
  readonly waiting?: number;
}

/**
 * Everything about one sampling request, in the page; children of your own replace what it holds. Give it the id of
 * the request as its `key`. Renders a `<section>` element.
 */
export function SamplingReviewRoot({
  sampling,
  waiting = 0,
  children = <SamplingContent />,
  ...props
}: SamplingReviewRootProps): ReactNode {
  const frame = useSamplingFrame(sampling, waiting, "inline");
  return (
    <PromptCardFrame {...props} frame={frame}>
      <SamplingProvider key={sampling.id} sampling={sampling}>
        {children}
      </SamplingProvider>
    </PromptCardFrame>
  );
}
