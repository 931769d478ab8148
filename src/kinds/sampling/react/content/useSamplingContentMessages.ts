"use client";

import {
  type SamplingContentMessages,
  samplingContent,
} from "../../../../locales/en/samplingContent.js";
import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";

const merge = createMerge(samplingContent);

/** Returns the words around sampling's content of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingContentMessages(): SamplingContentMessages {
  return merge(useHostSettings().messages?.samplingContent);
}
