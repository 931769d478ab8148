"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Stops the model; what it has written so far stays. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewStop({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, act } = useSamplingContext();
  if (sampling.stage !== "generating") return null;
  const own = { "data-leaves": "", onClick: () => act(sampling.stop) };
  return (
    <Button weight="main" {...mergeProps(own, props)}>
      {children ?? words.stop}
    </Button>
  );
}
