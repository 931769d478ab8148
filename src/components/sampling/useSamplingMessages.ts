"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type SamplingReviewMessages, sampling } from "../../locales/en/sampling.js";

/** Returns the words around requests to a model of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingMessages(): SamplingReviewMessages {
  const { messages } = useHostSettings();
  return messages ? { ...sampling, ...messages.sampling } : sampling;
}
