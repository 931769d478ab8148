"use client";

import type { ReactNode } from "react";
import { RequestFold } from "./RequestFold.js";
import { SamplingReviewAnswer } from "./SamplingReviewAnswer.js";
import { SamplingReviewLate } from "./SamplingReviewLate.js";

/** What would go to the server. */
export function AnswerStage(): ReactNode {
  return (
    <>
      <SamplingReviewLate />
      <SamplingReviewAnswer />
      <RequestFold />
    </>
  );
}
