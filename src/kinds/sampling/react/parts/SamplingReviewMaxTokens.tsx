"use client";

import type { ReactNode } from "react";
import { useResets } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { TextSetting } from "./TextSetting.js";

/**
 * How long the answer may be: less than the server asked for, never more (client/sampling, Sampling Parameters).
 * Renders a `<div>` element.
 */
export function SamplingReviewMaxTokens(): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const asked = sampling.request.maxTokens;
  return (
    <TextSetting
      key={useResets(draft)}
      label={words.maxTokens}
      hint={words.maxTokensHint({ asked })}
      problem={words.maxTokensInvalid({ asked })}
      inputMode="numeric"
      initial={String(draft.getState().request.maxTokens)}
      onText={(text) => {
        const maxTokens = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
        if (maxTokens < 1 || maxTokens > asked) return false;
        draft.change({ maxTokens });
        return true;
      }}
    />
  );
}
