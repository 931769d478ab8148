"use client";

import { type SamplingReviewMessages, sampling } from "../../../locales/en/sampling.js";
import { useHostSettings } from "../../../react/HostContext.js";
import { createMerge } from "../../../ui/createMerge.js";

const merge = createMerge(sampling);

/** Returns the words around requests to a model of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingMessages(): SamplingReviewMessages {
  return merge(useHostSettings().messages?.sampling);
}
