"use client";

import {
  type SamplingRequestMessages,
  samplingRequest,
} from "../../../locales/en/samplingRequest.js";
import { useHostSettings } from "../../../react/HostContext.js";
import { createMerge } from "../../../ui/createMerge.js";

const merge = createMerge(samplingRequest);

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export function useRequestMessages(): SamplingRequestMessages {
  return merge(useHostSettings().messages?.samplingRequest);
}
