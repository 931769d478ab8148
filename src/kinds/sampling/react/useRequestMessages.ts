"use client";

import { useHostSettings } from "../../../react/HostContext.js";
import { createMerge } from "../../../ui/createMerge.js";
import { type SamplingRequestMessages, samplingRequest } from "../messages/en/samplingRequest.js";

const merge = createMerge(samplingRequest);

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export function useRequestMessages(): SamplingRequestMessages {
  return merge(useHostSettings().messages?.samplingRequest);
}
