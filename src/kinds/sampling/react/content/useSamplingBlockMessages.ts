"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { type SamplingBlockMessages, samplingBlocks } from "../../messages/en/samplingBlocks.js";

/** Returns the words for differences and for content that is no text, as the nearest `HostProvider` has them, English where it says nothing. */
export const useSamplingBlockMessages: () => SamplingBlockMessages = createMessagesHook(
  "samplingBlocks",
  samplingBlocks,
);
