"use client";

import type { ReactNode } from "react";
import type { KindWordsProps } from "../../../react/kind.js";
import { useHostValue } from "../../../react/useHostValue.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { reviewsResponsesKey } from "../core/samplingKeys.js";
import { samplingList } from "../messages/compiled/en/samplingList.js";

const useListMessages = createMessagesHook("samplingList", samplingList);

/** The words of sampling for lists. */
export function SamplingListWords({ children }: KindWordsProps): ReactNode {
  const { facts, responsesFollow } = useListMessages();
  const reviewsResponses = useHostValue(reviewsResponsesKey) !== false;
  return children({ facts, allowing: reviewsResponses ? responsesFollow : undefined });
}
