"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Lets a model answer again; the response that is there stays until the next one comes, and what the person made of it can be brought back. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewRegenerate({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, act } = useSamplingContext();
  if (sampling.stage !== "response-review") return null;
  const own = { onClick: () => act(() => sampling.regenerate(draft.changesFor(sampling))) };
  return (
    <Button weight="quiet" {...mergeProps(own, props)}>
      {children ?? words.regenerate}
    </Button>
  );
}
