"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import {
  type SamplingContentMessages,
  samplingContent,
} from "../../messages/en/samplingContent.js";

/** Returns the words around sampling's content of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingContentMessages: () => SamplingContentMessages = createMessagesHook(
  "samplingContent",
  samplingContent,
);
