"use client";

import type { ReactNode } from "react";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Says what a no takes with it (basic/patterns/mrtr). Renders a `<div>` element, or nothing where it is this request alone. */
export function SamplingReviewDenial(): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  if (sampling.phase === "settled" || sampling.denial.fails === "request") return null;
  const count = sampling.denial.siblings.length;
  return (
    <div className="mcp-notice" data-tone="warning">
      <p className="mcp-notice-title">{words.denyFailsCall}</p>
      {count > 0 && <p className="mcp-notice-text">{words.denySiblings({ count })}</p>}
    </div>
  );
}
