"use client";

import type { ReactNode } from "react";
import { RequestFold } from "./RequestFold.js";
import { SamplingReviewAnswer } from "./SamplingReviewAnswer.js";
import { SamplingReviewNotice } from "./SamplingReviewNotice.js";

/** What became of a request, and what there was of it. */
export function EndedStage(): ReactNode {
  return (
    <>
      <SamplingReviewNotice />
      <SamplingReviewAnswer />
      <RequestFold />
    </>
  );
}
