"use client";

import type { ReactNode } from "react";
import { SamplingReviewDifferences } from "../parts/SamplingReviewDifferences.js";
import { SamplingReviewFindings } from "../parts/SamplingReviewFindings.js";
import { SamplingReviewMessages } from "../parts/SamplingReviewMessages.js";
import { SamplingReviewModel } from "../parts/SamplingReviewModel.js";
import { SamplingReviewSettings } from "../parts/SamplingReviewSettings.js";
import { SamplingReviewSystemPrompt } from "../parts/SamplingReviewSystemPrompt.js";
import { LazyRedactionRow } from "../redaction/LazyRedactionRow.js";

/** The request that would go to the model: the exact prompt first, then which model gets it and how. */
export function RequestStage(): ReactNode {
  return (
    <>
      <SamplingReviewFindings />
      <LazyRedactionRow />
      <SamplingReviewSystemPrompt />
      <SamplingReviewMessages />
      <SamplingReviewModel />
      <SamplingReviewSettings />
      <SamplingReviewDifferences />
    </>
  );
}
