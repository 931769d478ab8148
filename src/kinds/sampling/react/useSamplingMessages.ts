"use client";

import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { sampling } from "../messages/en/sampling.js";
import type { SamplingPromptMessages } from "../messages/en/samplingPrompt.js";

/** Returns the words around requests to a model of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingMessages: () => SamplingPromptMessages = createMessagesHook(
  "sampling",
  sampling,
);
