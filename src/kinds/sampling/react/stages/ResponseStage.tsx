"use client";

import type { ReactNode } from "react";
import { SamplingReviewLate } from "../parts/SamplingReviewLate.js";
import { SamplingReviewResponse } from "../parts/SamplingReviewResponse.js";
import { RequestFold } from "../RequestFold.js";
import { LazyRedactionRow } from "../redaction/LazyRedactionRow.js";

/** The answer that would go to the server. */
export function ResponseStage(): ReactNode {
  return (
    <>
      <SamplingReviewLate />
      <LazyRedactionRow />
      <SamplingReviewResponse />
      <RequestFold />
    </>
  );
}
