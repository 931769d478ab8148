"use client";

import type { ReactNode } from "react";
import { SamplingReviewPartial } from "../parts/SamplingReviewPartial.js";
import { RequestFold } from "../RequestFold.js";
import { OtherWays } from "./OtherWays.js";

/** The model's text so far. */
export function GeneratingStage(): ReactNode {
  return (
    <>
      <SamplingReviewPartial />
      <OtherWays />
      <RequestFold />
    </>
  );
}
