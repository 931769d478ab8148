"use client";

import type { ReactNode } from "react";
import { RequestFold } from "./RequestFold.js";
import { SamplingReviewPartial } from "./SamplingReviewPartial.js";

/** What the model has written so far. */
export function GeneratingStage(): ReactNode {
  return (
    <>
      <SamplingReviewPartial />
      <RequestFold />
    </>
  );
}
