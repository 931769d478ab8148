"use client";

import { type ReactNode, useId } from "react";
import { PromptBody } from "../../prompt/frame/PromptBody.js";
import { usePressGuard } from "../../prompt/usePressGuard.js";
import { createChunk } from "../../react/chunk/createChunk.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ReviewStepProps } from "./ReviewStep.js";

const step = createChunk(() => import("../formLater.js"));

/** Shows what leaves before it does; loaded on first use. Where that fails, it still asks a second time. */
export function LazyReviewStep(props: ReviewStepProps): ReactNode {
  const { form } = useMessages();
  const state = useChunk(step);
  if (state.status === "loaded") return <state.value.ReviewStep {...props} />;
  if (state.status === "failed") return <UnlistedReview {...props} />;
  return (
    <div className="mcp-review">
      <PromptBody className="mcp-review-body">
        <p>{form.loading}</p>
      </PromptBody>
    </div>
  );
}

function UnlistedReview({ control }: ReviewStepProps): ReactNode {
  const { form, prompt } = useMessages();
  const { props, attach } = usePressGuard(useId());
  return (
    <div {...props} ref={attach} className="mcp-review">
      <PromptBody className="mcp-review-body">
        <p role="alert">{form.reviewUnavailable}</p>
      </PromptBody>
      <div className="mcp-actions">
        <Button data-leaves="" className="mcp-actions-start" onClick={control.goBack}>
          {prompt.back}
        </Button>
        <Button onClick={step.load}>{prompt.loadAgain}</Button>
        <Button onClick={() => void control.confirm()}>{form.send}</Button>
      </div>
    </div>
  );
}
