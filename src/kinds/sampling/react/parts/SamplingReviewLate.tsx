"use client";

import type { ReactNode } from "react";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Says that answers came too late and were not used. Renders a `<p>` element, or nothing. */
export function SamplingReviewLate(): ReactNode {
  const words = useSamplingMessages();
  const { late } = useSamplingContext().sampling.detail;
  if (late === 0) return null;
  return (
    <p role="status" className="mcp-sampling-lead">
      {words.late({ count: late })}
    </p>
  );
}
