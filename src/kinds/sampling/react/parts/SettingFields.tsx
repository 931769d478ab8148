"use client";

import type { ReactNode } from "react";
import { Extras } from "../content/Extras.js";
import { useSamplingContext } from "../SamplingContext.js";
import { usePartNames } from "../usePartNames.js";
import { SamplingReviewIncludeContext } from "./SamplingReviewIncludeContext.js";
import { SamplingReviewMaxTokens } from "./SamplingReviewMaxTokens.js";
import { SamplingReviewMetadata } from "./SamplingReviewMetadata.js";
import { SamplingReviewPreferences } from "./SamplingReviewPreferences.js";
import { SamplingReviewStopSequences } from "./SamplingReviewStopSequences.js";
import { SamplingReviewTemperature } from "./SamplingReviewTemperature.js";
import { SamplingReviewToolChoice } from "./SamplingReviewToolChoice.js";
import { SamplingReviewTools } from "./SamplingReviewTools.js";

/** Every setting of a request that its server says something about, those that are worth setting anyway, and what else came with it. */
export function SettingFields(): ReactNode {
  const { sampling } = useSamplingContext();
  const parts = Object.keys(usePartNames());
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
      <Extras of={sampling.request} shown={parts} />
    </>
  );
}
