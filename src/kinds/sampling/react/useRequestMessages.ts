"use client";

import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { type SamplingRequestMessages, samplingRequest } from "../messages/en/samplingRequest.js";

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export const useRequestMessages: () => SamplingRequestMessages = createMessagesHook(
  "samplingRequest",
  samplingRequest,
);
