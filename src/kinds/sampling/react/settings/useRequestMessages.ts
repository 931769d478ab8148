"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { samplingRequest } from "../../messages/compiled/en/samplingRequest.js";

/** Returns the messages for the settings of a request. */
export const useRequestMessages: () => Messages["samplingRequest"] = createMessagesHook(
  "samplingRequest",
  samplingRequest,
);
