"use client";

import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";
import { type SamplingBlockMessages, samplingBlocks } from "../../messages/en/samplingBlocks.js";

const merge = createMerge(samplingBlocks);

/** Returns the words for differences and for content that is no text, as the nearest `HostProvider` has them, English where it says nothing. */
export function useSamplingBlockMessages(): SamplingBlockMessages {
  return merge(useHostSettings().messages?.samplingBlocks);
}
