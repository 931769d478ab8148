"use client";

import type { ReactNode } from "react";
import { KeptReason } from "../../../../prompt/KeptReason.js";
import { useChangedParts } from "../hooks/useRequestPart.js";
import { SamplingReviewAnswer } from "../parts/SamplingReviewAnswer.js";
import { SamplingReviewNotice } from "../parts/SamplingReviewNotice.js";
import { RequestFold } from "../RequestFold.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** What became of a request, and what there was of it; what the person had changed of it stands open. */
export function EndedStage(): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const isChanged = useChangedParts(draft).length > 0;
  return (
    <>
      <SamplingReviewNotice />
      <SamplingReviewAnswer />
      <KeptReason label={words.denyReason} />
      <RequestFold open={isChanged} />
    </>
  );
}
