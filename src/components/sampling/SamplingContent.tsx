"use client";

import type { ReactNode } from "react";
import { PromptBody } from "../prompt/PromptBody.js";
import { PromptDeadline } from "../prompt/PromptDeadline.js";
import { PromptHeader } from "../prompt/PromptHeader.js";
import { PromptTitle } from "../prompt/PromptTitle.js";
import { AnswerStage } from "./AnswerStage.js";
import { EndedStage } from "./EndedStage.js";
import { FailedStage } from "./FailedStage.js";
import { GeneratingStage } from "./GeneratingStage.js";
import { RequestStage } from "./RequestStage.js";
import { useSamplingContext } from "./SamplingContext.js";
import { SamplingReviewActions } from "./SamplingReviewActions.js";
import { SamplingReviewLead } from "./SamplingReviewLead.js";
import { SamplingReviewRefusal } from "./SamplingReviewRefusal.js";

/** A sampling request as prompts and cards show it without children of your own. */
export function SamplingContent(): ReactNode {
  const { sampling } = useSamplingContext();
  const stage = sampling.phase === "open" ? sampling.stage : "settled";
  const Stage = stages[stage];
  return (
    <>
      <PromptHeader />
      <PromptBody key={stage}>
        <div>
          <PromptTitle />
          <PromptDeadline />
          <SamplingReviewLead />
        </div>
        <Stage />
        <SamplingReviewRefusal />
      </PromptBody>
      <SamplingReviewActions />
    </>
  );
}

const stages = {
  "request-review": RequestStage,
  generating: GeneratingStage,
  "response-review": AnswerStage,
  failed: FailedStage,
  settled: EndedStage,
} as const;
