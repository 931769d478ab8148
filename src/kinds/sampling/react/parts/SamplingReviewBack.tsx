"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Goes to the last response there was. Renders a `<button>` element, or nothing if there is none, or it is under review already. */
export function SamplingReviewBack({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, leaveWith } = useSamplingContext();
  const review = sampling.phase === "open" && "review" in sampling ? sampling.review : undefined;
  if (!review) return null;
  return (
    <Button weight="quiet" {...mergeProps({ onClick: () => leaveWith(review) }, props)}>
      {children ?? words.review}
    </Button>
  );
}
