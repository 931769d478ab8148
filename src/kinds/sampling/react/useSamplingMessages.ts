"use client";

import { useHostSettings } from "../../../react/HostContext.js";
import { createMerge } from "../../../ui/createMerge.js";
import { type SamplingReviewMessages, sampling } from "../messages/en/sampling.js";

const merge = createMerge(sampling);

/** Returns the words around requests to a model of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingMessages(): SamplingReviewMessages {
  return merge(useHostSettings().messages?.sampling);
}
