"use client";

import type { ReactNode } from "react";
import { useHost } from "../../../../react/useHost.js";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { partialKey } from "../../core/samplingKeys.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/**
 * Begins a response of the person's own, with what a model has written so far. Renders a `<button>` element, or nothing
 * if there is a response already, which can be changed.
 */
export function SamplingReviewWriteYourself({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const host = useHost();
  const { sampling, leaveWith } = useSamplingContext();
  if (sampling.phase === "settled" || sampling.detail.response) return null;
  const write = () => {
    const partial = host.read(partialKey(sampling.id));
    return sampling.write(partial?.text ?? "");
  };
  return (
    <Button weight="quiet" {...mergeProps({ onClick: () => leaveWith(write) }, props)}>
      {children ?? words.write}
    </Button>
  );
}
