"use client";

import type { ReactNode } from "react";
import { SamplingReviewAnswer } from "../parts/SamplingReviewAnswer.js";
import { SamplingReviewLate } from "../parts/SamplingReviewLate.js";
import { RequestFold } from "../RequestFold.js";
import { LazyRedactionRow } from "../redaction/LazyRedactionRow.js";

/** The answer that would go to the server. */
export function AnswerStage(): ReactNode {
  return (
    <>
      <SamplingReviewLate />
      <LazyRedactionRow />
      <SamplingReviewAnswer />
      <RequestFold />
    </>
  );
}
