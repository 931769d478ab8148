"use client";

import type { ReactNode } from "react";
import { SamplingReviewRegenerate } from "../parts/SamplingReviewRegenerate.js";
import { SamplingReviewRetry } from "../parts/SamplingReviewRetry.js";
import { SamplingReviewRevise } from "../parts/SamplingReviewRevise.js";
import { SamplingReviewSend } from "../parts/SamplingReviewSend.js";
import { SamplingReviewStop } from "../parts/SamplingReviewStop.js";

/** The actions after the first look at a request. */
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
