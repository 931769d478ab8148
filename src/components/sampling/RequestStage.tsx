"use client";

import type { ReactNode } from "react";
import { SamplingReviewDifferences } from "./SamplingReviewDifferences.js";
import { SamplingReviewFindings } from "./SamplingReviewFindings.js";
import { SamplingReviewMessages } from "./SamplingReviewMessages.js";
import { SamplingReviewModel } from "./SamplingReviewModel.js";
import { SamplingReviewSettings } from "./SamplingReviewSettings.js";
import { SamplingReviewSystemPrompt } from "./SamplingReviewSystemPrompt.js";

/** What would go to the model: the exact prompt first, then which model gets it and how. */
export function RequestStage(): ReactNode {
  return (
    <>
      <SamplingReviewFindings />
      <SamplingReviewSystemPrompt />
      <SamplingReviewMessages />
      <SamplingReviewModel />
      <SamplingReviewSettings />
      <SamplingReviewDifferences />
    </>
  );
}
