"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import {
  type SamplingRedactionMessages,
  samplingRedaction,
} from "../../messages/en/samplingRedaction.js";

/** Returns the words about what looks private of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingRedactionMessages: () => SamplingRedactionMessages = createMessagesHook(
  "samplingRedaction",
  samplingRedaction,
);
