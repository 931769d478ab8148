"use client";

import type { ReactNode } from "react";
import { SamplingReviewFailure } from "../parts/SamplingReviewFailure.js";
import { SamplingReviewLate } from "../parts/SamplingReviewLate.js";
import { SamplingReviewPartial } from "../parts/SamplingReviewPartial.js";
import { RequestFold } from "../RequestFold.js";
import { OtherWays } from "./OtherWays.js";

/** Why there is no response, and what there is of one. */
export function FailedStage(): ReactNode {
  return (
    <>
      <SamplingReviewFailure />
      <SamplingReviewLate />
      <SamplingReviewPartial />
      <OtherWays />
      <RequestFold />
    </>
  );
}
