"use client";

import { useHostSettings } from "../../../hooks/HostContext.js";
import {
  type SamplingContentMessages,
  samplingContent,
} from "../../../locales/en/samplingContent.js";

/** Returns the words around sampling's content of the nearest `HostProvider`, English where it says nothing. */
export function useSamplingContentMessages(): SamplingContentMessages {
  const { messages } = useHostSettings();
  return messages ? { ...samplingContent, ...messages.samplingContent } : samplingContent;
}
