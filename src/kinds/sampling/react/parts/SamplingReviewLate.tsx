"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Late`. */
export type SamplingReviewLateProps = Omit<ComponentProps<"p">, "children">;

/** States that answers came too late and were not used. Renders a `<p>` element, or nothing. */
export function SamplingReviewLate({ className, ...props }: SamplingReviewLateProps): ReactNode {
  const words = useSamplingMessages();
  const { late } = useSamplingContext().sampling.detail;
  if (late === 0) return null;
  return (
    <p role="status" {...props} className={cx("mcp-sampling-lead", className)}>
      {words.late({ count: late })}
    </p>
  );
}
