"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useId } from "react";
import { usePressGuard } from "../../../../hooks/usePressGuard.js";
import { Button } from "../../../shared/Button.js";
import { useMessages } from "../../../shared/useMessages.js";
import type { ReviewStepProps } from "./ReviewStep.js";

const Loaded: ComponentType<ReviewStepProps> = lazy(() =>
  import("./ReviewStep.js").then(
    ({ ReviewStep }) => ({ default: ReviewStep }),
    () => ({ default: UnlistedReview }),
  ),
);

/** Shows what leaves before it does; loaded on first use. Where that fails, it still asks a second time. */
export function LazyReviewStep(props: ReviewStepProps): ReactNode {
  const { form } = useMessages();
  return (
    <Suspense fallback={<p className="mcp-review">{form.loading}</p>}>
      <Loaded {...props} />
    </Suspense>
  );
}

function UnlistedReview({ control }: ReviewStepProps): ReactNode {
  const { form, prompt } = useMessages();
  const { props } = usePressGuard(useId());
  return (
    <div {...props} className="mcp-review">
      <p>{form.reviewUnavailable}</p>
      <div className="mcp-actions">
        <Button onClick={control.goBack}>{prompt.back}</Button>
        <Button onClick={() => void control.confirm()}>{form.send}</Button>
      </div>
    </div>
  );
}
