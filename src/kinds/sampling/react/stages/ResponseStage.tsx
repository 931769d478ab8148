"use client";

import type { ReactNode } from "react";
import { SamplingReviewLate } from "../parts/SamplingReviewLate.js";
import { SamplingReviewRedaction } from "../parts/SamplingReviewRedaction.js";
import { SamplingReviewResponse } from "../parts/SamplingReviewResponse.js";
import { RequestFold } from "../RequestFold.js";
import { OtherWays } from "./OtherWays.js";

/** The response that would go to the server. */
export function ResponseStage(): ReactNode {
  return (
    <>
      <SamplingReviewLate />
      <SamplingReviewRedaction />
      <SamplingReviewResponse />
      <OtherWays />
      <RequestFold />
    </>
  );
}
