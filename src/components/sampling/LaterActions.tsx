"use client";

import type { ReactNode } from "react";
import { SamplingReviewRegenerate } from "./SamplingReviewRegenerate.js";
import { SamplingReviewRetry } from "./SamplingReviewRetry.js";
import { SamplingReviewRevise } from "./SamplingReviewRevise.js";
import { SamplingReviewSend } from "./SamplingReviewSend.js";
import { SamplingReviewStop } from "./SamplingReviewStop.js";

/** What goes on after the first look at a request. */
export function LaterActions(): ReactNode {
  return (
    <>
      <SamplingReviewRevise />
      <SamplingReviewRegenerate />
      <SamplingReviewStop />
      <SamplingReviewRetry />
      <SamplingReviewSend />
    </>
  );
}
