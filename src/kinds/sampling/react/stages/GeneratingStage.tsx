"use client";

import type { ReactNode } from "react";
import { SamplingReviewPartial } from "../parts/SamplingReviewPartial.js";
import { RequestFold } from "../RequestFold.js";

/** What the model has written so far. */
export function GeneratingStage(): ReactNode {
  return (
    <>
      <SamplingReviewPartial />
      <RequestFold />
    </>
  );
}
