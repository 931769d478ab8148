"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { samplingRedaction } from "../../messages/compiled/en/samplingRedaction.js";

/** Returns the words about what looks private of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingRedactionMessages: () => Messages["samplingRedaction"] = createMessagesHook(
  "samplingRedaction",
  samplingRedaction,
);
