"use client";

import type { ReactNode } from "react";
import { SamplingReviewBack } from "../parts/SamplingReviewBack.js";
import { SamplingReviewDifferences } from "../parts/SamplingReviewDifferences.js";
import { SamplingReviewFindings } from "../parts/SamplingReviewFindings.js";
import { SamplingReviewMessages } from "../parts/SamplingReviewMessages.js";
import { SamplingReviewModel } from "../parts/SamplingReviewModel.js";
import { SamplingReviewRedaction } from "../parts/SamplingReviewRedaction.js";
import { SamplingReviewSettings } from "../parts/SamplingReviewSettings.js";
import { SamplingReviewSystemPrompt } from "../parts/SamplingReviewSystemPrompt.js";
import { SamplingReviewWriteYourself } from "../parts/SamplingReviewWriteYourself.js";

/** The request that would go to the model: the exact prompt first, then which model gets it and how. */
export function RequestStage(): ReactNode {
  return (
    <>
      <SamplingReviewFindings />
      <SamplingReviewRedaction />
      <SamplingReviewSystemPrompt />
      <SamplingReviewMessages />
      <SamplingReviewModel />
      <SamplingReviewSettings />
      <SamplingReviewDifferences />
      <div className="mcp-sampling-ways">
        <SamplingReviewWriteYourself />
        <SamplingReviewBack />
      </div>
    </>
  );
}
