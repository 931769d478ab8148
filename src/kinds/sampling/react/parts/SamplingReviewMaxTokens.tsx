"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRequestPart, useResets } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { TextSetting } from "./TextSetting.js";

/** The props of `SamplingReview.MaxTokens`. */
export type SamplingReviewMaxTokensProps = Omit<ComponentProps<"div">, "children">;

/**
 * The most tokens of the response: fewer than the server asked for, never more (client/sampling, Sampling Parameters).
 * Renders a `<div>` element.
 */
export function SamplingReviewMaxTokens(props: SamplingReviewMaxTokensProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const asked = sampling.request.maxTokens;
  return (
    <TextSetting
      {...props}
      key={useResets(draft)}
      label={words.maxTokens}
      hint={words.maxTokensHint({ asked })}
      problem={words.maxTokensInvalid({ asked })}
      keyboard="numeric"
      initial={String(useRequestPart(draft, "maxTokens"))}
      onText={(text) => {
        const maxTokens = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
        if (maxTokens < 1 || maxTokens > asked) return false;
        draft.change({ maxTokens });
        return true;
      }}
    />
  );
}
