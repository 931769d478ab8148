"use client";

import type { ReactNode } from "react";
import { useRequestPart } from "../../hooks/sampling/useRequestPart.js";
import { Fold, type FoldProps } from "../shared/Fold.js";
import { useSamplingContext } from "./SamplingContext.js";
import { SamplingReviewIncludeContext } from "./SamplingReviewIncludeContext.js";
import { SamplingReviewMaxTokens } from "./SamplingReviewMaxTokens.js";
import { SamplingReviewMetadata } from "./SamplingReviewMetadata.js";
import { SamplingReviewPreferences } from "./SamplingReviewPreferences.js";
import { SamplingReviewStopSequences } from "./SamplingReviewStopSequences.js";
import { SamplingReviewTemperature } from "./SamplingReviewTemperature.js";
import { SamplingReviewToolChoice } from "./SamplingReviewToolChoice.js";
import { SamplingReviewTools } from "./SamplingReviewTools.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** The props of `SamplingReview.Settings`. */
export type SamplingReviewSettingsProps = Omit<FoldProps, "summary">;

/** What a model is told beside the messages: one line that unfolds into fields. Renders a `<details>` element. */
export function SamplingReviewSettings({
  children,
  ...props
}: SamplingReviewSettingsProps): ReactNode {
  const words = useSamplingMessages();
  const { draft } = useSamplingContext();
  const tokens = useRequestPart(draft, "maxTokens");
  const temperature = useRequestPart(draft, "temperature");
  const tools = useRequestPart(draft, "tools")?.length ?? 0;
  const summary = (
    <>
      <span className="mcp-fold-name">{words.settings}</span>
      <span className="mcp-fold-excerpt">{words.summary({ tokens, temperature, tools })}</span>
    </>
  );
  return (
    <Fold {...props} summary={summary}>
      {children ?? (
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
      )}
    </Fold>
  );
}
