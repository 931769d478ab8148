"use client";

import type { ReactNode } from "react";
import { Fold } from "../../../ui/Fold.js";
import { SamplingReviewDifferences } from "./parts/SamplingReviewDifferences.js";
import { SamplingReviewMessages } from "./parts/SamplingReviewMessages.js";
import { SamplingReviewSystemPrompt } from "./parts/SamplingReviewSystemPrompt.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** The props of `RequestFold`. */
export interface RequestFoldProps {
  /** Whether it stands open at first. @default false */
  readonly open?: boolean;
}

/** The prompt of the model, to be opened while something else is looked at. */
export function RequestFold({ open = false }: RequestFoldProps): ReactNode {
  const { request } = useSamplingMessages();
  return (
    <Fold open={open} summary={request}>
      <SamplingReviewSystemPrompt readOnly />
      <SamplingReviewMessages readOnly />
      <SamplingReviewDifferences readOnly />
    </Fold>
  );
}
