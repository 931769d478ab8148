"use client";

import { type ReactNode, Suspense } from "react";
import { LazyFindings } from "../../../../form/parts/lazyFindings.js";
import type { FindingsProps } from "../../../../ui/findings/Findings.js";
import { useHiddenText } from "../hooks/useHiddenText.js";
import { useSamplingContext } from "../SamplingContext.js";

/** The props of `SamplingReview.Findings`. */
export type SamplingReviewFindingsProps = Omit<FindingsProps, "findings">;

/** Explains what the texts of a request hide. Renders a `<section>` element, or nothing. */
export function SamplingReviewFindings(props: SamplingReviewFindingsProps): ReactNode {
  const findings = useHiddenText(useSamplingContext().sampling.request);
  if (findings.length === 0) return null;
  return (
    <Suspense>
      <LazyFindings {...props} findings={findings} />
    </Suspense>
  );
}
