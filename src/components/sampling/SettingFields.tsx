"use client";

import type { ReactNode } from "react";
import { SamplingReviewIncludeContext } from "./SamplingReviewIncludeContext.js";
import { SamplingReviewMaxTokens } from "./SamplingReviewMaxTokens.js";
import { SamplingReviewMetadata } from "./SamplingReviewMetadata.js";
import { SamplingReviewPreferences } from "./SamplingReviewPreferences.js";
import { SamplingReviewStopSequences } from "./SamplingReviewStopSequences.js";
import { SamplingReviewTemperature } from "./SamplingReviewTemperature.js";
import { SamplingReviewToolChoice } from "./SamplingReviewToolChoice.js";
import { SamplingReviewTools } from "./SamplingReviewTools.js";

/** Every setting of a request that its server says something about, and those that are worth setting anyway. */
export function SettingFields(): ReactNode {
  return (
    <>
      <SamplingReviewMaxTokens />
      <SamplingReviewTemperature />
      <SamplingReviewStopSequences />
      <SamplingReviewTools />
      <SamplingReviewToolChoice />
      <SamplingReviewIncludeContext />
      <SamplingReviewPreferences />
      <SamplingReviewMetadata />
    </>
  );
}
