"use client";

import { useHostSettings } from "../../../hooks/HostContext.js";
import {
  type SamplingSettingsMessages,
  samplingSettings,
} from "../../../locales/en/samplingSettings.js";

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export function useSettingsMessages(): SamplingSettingsMessages {
  const { messages } = useHostSettings();
  return messages ? { ...samplingSettings, ...messages.samplingSettings } : samplingSettings;
}
