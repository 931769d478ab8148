"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { samplingBlocks } from "../../messages/compiled/en/samplingBlocks.js";

/** Returns the words for differences and for content that is no text, as the nearest `HostProvider` has them, English where it says nothing. */
export const useSamplingBlockMessages: () => Messages["samplingBlocks"] = createMessagesHook(
  "samplingBlocks",
  samplingBlocks,
);
