"use client";

import type { ReactNode } from "react";
import { RequestFold } from "./RequestFold.js";
import { SamplingReviewFailure } from "./SamplingReviewFailure.js";
import { SamplingReviewLate } from "./SamplingReviewLate.js";
import { SamplingReviewPartial } from "./SamplingReviewPartial.js";

/** Why there is no answer, and what there is of one. */
export function FailedStage(): ReactNode {
  return (
    <>
      <SamplingReviewFailure />
      <SamplingReviewLate />
      <SamplingReviewPartial />
      <RequestFold />
    </>
  );
}
