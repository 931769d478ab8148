"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Goes back to the request; the response, if there is one, stays. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewRevise({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, leaveWith } = useSamplingContext();
  if (sampling.phase === "settled" || !("revise" in sampling)) return null;
  const own = { onClick: () => leaveWith(sampling.revise) };
  return (
    <Button weight="quiet" {...mergeProps(own, props)}>
      {children ?? words.revise}
    </Button>
  );
}
