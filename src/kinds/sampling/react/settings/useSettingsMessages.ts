"use client";

import {
  type SamplingSettingsMessages,
  samplingSettings,
} from "../../../../locales/en/samplingSettings.js";
import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";

const merge = createMerge(samplingSettings);

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export function useSettingsMessages(): SamplingSettingsMessages {
  return merge(useHostSettings().messages?.samplingSettings);
}
