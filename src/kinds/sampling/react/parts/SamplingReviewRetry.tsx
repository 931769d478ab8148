"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingPick } from "../hooks/useSamplingPick.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Lets a model try again where there is no response. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewRetry({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, act } = useSamplingContext();
  const { name: model } = useSamplingPick(sampling, draft);
  if (sampling.stage !== "failed") return null;
  const own = { onClick: () => act(() => sampling.retry(draft.changesFor(sampling))) };
  return (
    <Button weight="main" {...mergeProps(own, props)}>
      {children ?? (model === undefined ? words.retry : words.retryBy({ model }))}
    </Button>
  );
}
