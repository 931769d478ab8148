"use client";

import type { ReactNode } from "react";
import { KeptReason } from "../../../prompt/actions/KeptReason.js";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { PromptDeadline } from "../../../prompt/frame/PromptDeadline.js";
import { PromptHeader } from "../../../prompt/frame/PromptHeader.js";
import { PromptTitle } from "../../../prompt/frame/PromptTitle.js";
import { Fold } from "../../../ui/Fold.js";
import { SamplingReviewActions } from "./parts/SamplingReviewActions.js";
import { SamplingReviewDifferences } from "./parts/SamplingReviewDifferences.js";
import { SamplingReviewLead } from "./parts/SamplingReviewLead.js";
import { SamplingReviewModel } from "./parts/SamplingReviewModel.js";
import { SamplingReviewNotice, SamplingReviewRefusal } from "./parts/SamplingReviewNotice.js";
import { SamplingReviewPartial } from "./parts/SamplingReviewPartial.js";
import { SamplingReviewPrompt } from "./parts/SamplingReviewPrompt.js";
import { SamplingReviewRedaction } from "./parts/SamplingReviewRedaction.js";
import { SamplingReviewResponse } from "./parts/SamplingReviewResponse.js";
import { SamplingReviewSettings } from "./parts/SamplingReviewSettings.js";
import { SamplingReviewWays } from "./parts/SamplingReviewWays.js";
import { useSamplingContext } from "./SamplingContext.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** A sampling request as prompts and cards show it without children of your own. */
export function SamplingContent(): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const { stage, changes } = sampling;
  const isRequest = stage === "request-review";
  return (
    <>
      <PromptHeader />
      <PromptBody key={stage}>
        <div>
          <PromptTitle />
          <SamplingReviewLead />
          <PromptDeadline />
        </div>
        <SamplingReviewNotice />
        <SamplingReviewRedaction />
        {isRequest ? (
          <>
            <SamplingReviewPrompt />
            <SamplingReviewModel />
            <SamplingReviewSettings />
            <SamplingReviewDifferences />
          </>
        ) : (
          <>
            <SamplingReviewPartial />
            <SamplingReviewResponse />
          </>
        )}
        {stage === "settled" && <KeptReason />}
        <SamplingReviewWays />
        {!isRequest && (
          <Fold open={stage === "settled" && changes.length > 0} summary={words.request}>
            <SamplingReviewPrompt />
            <SamplingReviewDifferences />
          </Fold>
        )}
        <SamplingReviewRefusal />
      </PromptBody>
      <SamplingReviewActions />
    </>
  );
}
