"use client";

import type { ReactNode } from "react";
import { PromptDeclineWithReason } from "../../../../prompt/actions/PromptDeclineWithReason.js";
import type { ButtonProps } from "../../../../ui/Button.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Asks for a reason, which stays in the host, before saying no. Renders a `<button>` element, or nothing once the request is over. */
export function SamplingReviewDenyWithReason({ children, ...props }: ButtonProps): ReactNode {
  const { denyWithReason } = useSamplingMessages();
  if (useSamplingContext().sampling.phase === "settled") return null;
  return <PromptDeclineWithReason {...props}>{children ?? denyWithReason}</PromptDeclineWithReason>;
}
