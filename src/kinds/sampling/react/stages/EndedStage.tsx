"use client";

import type { ReactNode } from "react";
import { KeptReason } from "../../../../prompt/actions/KeptReason.js";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { SamplingReviewNotice } from "../parts/SamplingReviewNotice.js";
import { SamplingReviewResponse } from "../parts/SamplingReviewResponse.js";
import { RequestFold } from "../RequestFold.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The end of a request, and all that there was of it; the person's changes to it stand open. */
export function EndedStage(): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const isChanged = useChangedParts(draft).length > 0;
  return (
    <>
      <SamplingReviewNotice />
      <SamplingReviewResponse />
      <KeptReason label={words.denyReason} />
      <RequestFold open={isChanged} />
    </>
  );
}
