"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type SamplingRequestMessages, samplingRequest } from "../../locales/en/samplingRequest.js";

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export function useRequestMessages(): SamplingRequestMessages {
  const { messages } = useHostSettings();
  return messages ? { ...samplingRequest, ...messages.samplingRequest } : samplingRequest;
}
