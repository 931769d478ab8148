"use client";

import type { ComponentProps, ReactNode } from "react";
import { DeclineStep } from "../../../../prompt/actions/DeclineStep.js";
import { QuestionActions } from "../../../../prompt/actions/QuestionActions.js";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { laterParts } from "../lazyParts.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";
import { SamplingReviewApprove } from "./SamplingReviewApprove.js";
import { SamplingReviewDenial } from "./SamplingReviewDenial.js";
import { SamplingReviewDeny } from "./SamplingReviewDeny.js";
import { SamplingReviewDenyWithReason } from "./SamplingReviewDenyWithReason.js";

/** The props of `SamplingReview.Actions`. */
export type SamplingReviewActionsProps = ComponentProps<"footer">;

/** Denies the request, and goes on at this stage; children of your own stand in place of what goes on. Renders a `<footer>` element. */
export function SamplingReviewActions({
  children,
  ...props
}: SamplingReviewActionsProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const { discardGuard } = usePromptContext();
  // Together with what shows a response: nobody sends one that cannot be shown.
  const later = useChunk(laterParts);
  if (sampling.phase === "settled") return <QuestionActions {...props} declineStep={null} />;
  return (
    <QuestionActions
      {...props}
      declineStep={
        <DeclineStep
          onDecline={sampling.deny}
          label={words.denyReason}
          hint={words.denyHint}
          action={words.deny}
        >
          <SamplingReviewDenial />
        </DeclineStep>
      }
      decline={<SamplingReviewDeny />}
      more={<SamplingReviewDenyWithReason weight="quiet" />}
      cancel={sampling.cancel}
      notice={discardGuard.step === "leave" && <SamplingReviewDenial />}
    >
      {children ?? (
        <>
          <SamplingReviewApprove />
          {later.status === "loaded" && <later.value.LaterActions />}
        </>
      )}
    </QuestionActions>
  );
}
