"use client";

import type { ReactNode } from "react";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { PromptDeadline } from "../../../prompt/frame/PromptDeadline.js";
import { PromptHeader } from "../../../prompt/frame/PromptHeader.js";
import { PromptTitle } from "../../../prompt/frame/PromptTitle.js";
import { laterParts } from "./lazyParts.js";
import { SamplingReviewActions } from "./parts/SamplingReviewActions.js";
import { SamplingReviewLead } from "./parts/SamplingReviewLead.js";
import { SamplingReviewRefusal } from "./parts/SamplingReviewRefusal.js";
import { useSamplingContext } from "./SamplingContext.js";
import { Loaded } from "./stages/Loaded.js";
import { RequestStage } from "./stages/RequestStage.js";

/** A sampling request as prompts and cards show it without children of your own. */
export function SamplingContent(): ReactNode {
  const { sampling } = useSamplingContext();
  const { stage } = sampling;
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
          <Loaded chunk={laterParts}>{({ LaterStage }) => <LaterStage stage={stage} />}</Loaded>
        )}
        <SamplingReviewRefusal />
      </PromptBody>
      <SamplingReviewActions />
    </>
  );
}
