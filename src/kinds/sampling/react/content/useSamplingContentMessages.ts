"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { samplingContent } from "../../messages/compiled/en/samplingContent.js";

/** Returns the words around sampling's content of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingContentMessages: () => Messages["samplingContent"] = createMessagesHook(
  "samplingContent",
  samplingContent,
);
