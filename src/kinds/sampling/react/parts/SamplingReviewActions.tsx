"use client";

import type { ComponentProps, ReactNode } from "react";
import { DeclineStep } from "../../../../prompt/DeclineStep.js";
import { LeaveStep } from "../../../../prompt/LeaveStep.js";
import { PromptCall } from "../../../../prompt/PromptCall.js";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { PromptDismiss } from "../../../../prompt/PromptDismiss.js";
import { PromptLater } from "../../../../prompt/PromptLater.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { cx } from "../../../../ui/cx.js";
import { useSamplingContext } from "../SamplingContext.js";
import { laterStages } from "../stages/laterStages.js";
import { useSamplingMessages } from "../useSamplingMessages.js";
import { SamplingReviewApprove } from "./SamplingReviewApprove.js";
import { SamplingReviewBack } from "./SamplingReviewBack.js";
import { SamplingReviewDenial } from "./SamplingReviewDenial.js";
import { SamplingReviewDeny } from "./SamplingReviewDeny.js";
import { SamplingReviewDenyWithReason } from "./SamplingReviewDenyWithReason.js";
import { SamplingReviewWriteYourself } from "./SamplingReviewWriteYourself.js";

/** The props of `SamplingReview.Actions`. */
export type SamplingReviewActionsProps = ComponentProps<"footer">;

/** All that a person can do at this stage; children of your own stand in place of what goes on. Renders a `<footer>` element. */
export function SamplingReviewActions({
  className,
  children,
  ...props
}: SamplingReviewActionsProps): ReactNode {
  const words = useSamplingMessages();
  const { leaving } = usePromptContext();
  const { sampling } = useSamplingContext();
  const { step } = leaving;
  // Together with what shows an answer: nobody sends one that cannot be shown.
  const later = useChunk(laterStages);
  return (
    <footer {...props} className={cx("mcp-question-actions", className)} data-step={step}>
      {sampling.phase === "settled" ? (
        <div className="mcp-actions">
          <PromptDismiss className="mcp-actions-start" />
        </div>
      ) : (
        <>
          {step === "decline" && (
            <DeclineStep
              onDecline={sampling.deny}
              label={words.denyReason}
              hint={words.denyHint}
              action={words.deny}
            >
              <SamplingReviewDenial />
            </DeclineStep>
          )}
          {step === "stop" && <LeaveStep />}
          <div className="mcp-actions" hidden={step !== "answer"}>
            <span className="mcp-split mcp-actions-start">
              <SamplingReviewDeny />
              <SamplingReviewDenyWithReason />
            </span>
            <PromptLater />
            {children ?? (
              <>
                <SamplingReviewWriteYourself />
                <SamplingReviewBack />
                <SamplingReviewApprove />
                {later.status === "loaded" && <later.value.LaterActions />}
              </>
            )}
          </div>
          {step === "answer" && <PromptCall />}
        </>
      )}
    </footer>
  );
}
