"use client";

import type { ReactNode } from "react";
import { Fold } from "../shared/Fold.js";
import { SamplingReviewDifferences } from "./SamplingReviewDifferences.js";
import { SamplingReviewMessages } from "./SamplingReviewMessages.js";
import { SamplingReviewSystemPrompt } from "./SamplingReviewSystemPrompt.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** What the model was asked, to be opened while something else is looked at. */
export function RequestFold(): ReactNode {
  const { request } = useSamplingMessages();
  return (
    <Fold summary={request}>
      <SamplingReviewSystemPrompt readOnly />
      <SamplingReviewMessages readOnly />
      <SamplingReviewDifferences readOnly />
    </Fold>
  );
}
