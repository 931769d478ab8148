"use client";

import type { ReactNode } from "react";
import { SamplingReviewRetry } from "../parts/SamplingReviewRetry.js";
import { SamplingReviewSend } from "../parts/SamplingReviewSend.js";
import { SamplingReviewStop } from "../parts/SamplingReviewStop.js";

/** Buttons that go on after the first look at a request. */
export function LaterActions(): ReactNode {
  return (
    <>
      <SamplingReviewStop />
      <SamplingReviewRetry />
      <SamplingReviewSend />
    </>
  );
}
