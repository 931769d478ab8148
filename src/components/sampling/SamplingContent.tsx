"use client";

import type { ReactNode } from "react";
import { PromptBody } from "../prompt/PromptBody.js";
import { PromptDeadline } from "../prompt/PromptDeadline.js";
import { PromptHeader } from "../prompt/PromptHeader.js";
import { PromptTitle } from "../prompt/PromptTitle.js";
import { Loaded } from "./Loaded.js";
import { laterStages } from "./laterStages.js";
import { RequestStage } from "./RequestStage.js";
import { useSamplingContext } from "./SamplingContext.js";
import { SamplingReviewActions } from "./SamplingReviewActions.js";
import { SamplingReviewLead } from "./SamplingReviewLead.js";
import { SamplingReviewRefusal } from "./SamplingReviewRefusal.js";

/** A sampling request as prompts and cards show it without children of your own. */
export function SamplingContent(): ReactNode {
  const { sampling } = useSamplingContext();
  const stage = sampling.phase === "open" ? sampling.stage : "settled";
  return (
    <>
      <PromptHeader />
      <PromptBody key={stage}>
        <div>
          <PromptTitle />
          <SamplingReviewLead />
          <PromptDeadline />
        </div>
        {stage === "request-review" ? (
          <RequestStage />
        ) : (
          <Loaded chunk={laterStages}>{({ LaterStage }) => <LaterStage stage={stage} />}</Loaded>
        )}
        <SamplingReviewRefusal />
      </PromptBody>
      <SamplingReviewActions />
    </>
  );
}
