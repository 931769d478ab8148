"use client";

import type { ReactNode } from "react";
import { SamplingReviewBack } from "../parts/SamplingReviewBack.js";
import { SamplingReviewRegenerate } from "../parts/SamplingReviewRegenerate.js";
import { SamplingReviewRevise } from "../parts/SamplingReviewRevise.js";
import { SamplingReviewWriteYourself } from "../parts/SamplingReviewWriteYourself.js";

/** The other ways to go on after the first look at a request, beside what they are about. Renders a `<div>` element. */
export function OtherWays(): ReactNode {
  return (
    <div className="mcp-sampling-ways">
      <SamplingReviewRegenerate />
      <SamplingReviewWriteYourself />
      <SamplingReviewRevise />
      <SamplingReviewBack />
    </div>
  );
}
