"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Denial`. */
export type SamplingReviewDenialProps = Omit<ComponentProps<"div">, "children">;

/** Explains what a no takes with it (basic/patterns/mrtr). Renders a `<div>` element, or nothing if it is this request alone. */
export function SamplingReviewDenial({
  className,
  ...props
}: SamplingReviewDenialProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  if (sampling.phase === "settled" || sampling.denial.fails === "request") return null;
  const count = sampling.denial.siblings.length;
  return (
    <div {...props} className={cx("mcp-notice", className)} data-tone="warning">
      <p className="mcp-notice-title">{words.denyFailsCall}</p>
      {count > 0 && <p className="mcp-notice-text">{words.denySiblings({ count })}</p>}
    </div>
  );
}
