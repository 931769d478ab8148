"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type SamplingRequestMessages, samplingRequest } from "../../locales/en/samplingRequest.js";
import { createMerge } from "../shared/createMerge.js";

const merge = createMerge(samplingRequest);

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export function useRequestMessages(): SamplingRequestMessages {
  return merge(useHostSettings().messages?.samplingRequest);
}
