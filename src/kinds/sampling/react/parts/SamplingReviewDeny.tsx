"use client";

import type { ReactNode } from "react";
import { PromptDecline } from "../../../../prompt/actions/PromptDecline.js";
import type { ButtonProps } from "../../../../ui/Button.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Declines the request; asks first where that takes more along. Renders a `<button>` element, or nothing once the request is over. */
export function SamplingReviewDeny({ children, ...props }: ButtonProps): ReactNode {
  const { deny } = useSamplingMessages();
  if (useSamplingContext().sampling.phase === "settled") return null;
  return <PromptDecline {...props}>{children ?? deny}</PromptDecline>;
}
