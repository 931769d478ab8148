"use client";

import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";
import {
  type SamplingContentMessages,
  samplingContent,
} from "../../messages/en/samplingContent.js";

const merge = createMerge(samplingContent);

/** Returns the words around sampling's content of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingContentMessages(): SamplingContentMessages {
  return merge(useHostSettings().messages?.samplingContent);
}
