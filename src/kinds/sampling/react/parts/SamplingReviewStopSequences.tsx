"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRequestPart, useResets } from "../hooks/useRequestPart.js";
import { readLines, writeLines } from "../lines.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { TextSetting } from "./TextSetting.js";

/** The props of `SamplingReview.StopSequences`. */
export type SamplingReviewStopSequencesProps = Omit<ComponentProps<"div">, "children">;

/** The texts at which the model stops. Renders a `<div>` element. */
export function SamplingReviewStopSequences(props: SamplingReviewStopSequencesProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  return (
    <TextSetting
      {...props}
      key={useResets(draft)}
      label={words.stopSequences}
      hint={words.stopSequencesHint}
      rows={2}
      initial={writeLines(useRequestPart(draft, "stopSequences") ?? [])}
      onText={(text) => {
        const stopSequences = readLines(text);
        if (stopSequences.length === 0 && !sampling.request.stopSequences)
          draft.remove("stopSequences");
        else draft.change({ stopSequences });
        return true;
      }}
    />
  );
}
