"use client";

import type { ReactNode } from "react";
import { useChangedParts } from "../../hooks/sampling/useRequestPart.js";
import { RequestFold } from "./RequestFold.js";
import { useSamplingContext } from "./SamplingContext.js";
import { SamplingReviewAnswer } from "./SamplingReviewAnswer.js";
import { SamplingReviewNotice } from "./SamplingReviewNotice.js";

/** What became of a request, and what there was of it; what the person had changed of it stands open. */
export function EndedStage(): ReactNode {
  const { draft } = useSamplingContext();
  const isChanged = useChangedParts(draft).length > 0;
  return (
    <>
      <SamplingReviewNotice />
      <SamplingReviewAnswer />
      <RequestFold open={isChanged} />
    </>
  );
}
