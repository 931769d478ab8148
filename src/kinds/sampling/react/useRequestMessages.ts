"use client";

import type { Messages } from "../../../messages/messages.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { samplingRequest } from "../messages/compiled/en/samplingRequest.js";

/** Returns the words around a request's settings of the nearest `HostProvider`, English where it says nothing. */
export const useRequestMessages: () => Messages["samplingRequest"] = createMessagesHook(
  "samplingRequest",
  samplingRequest,
);
