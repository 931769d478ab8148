"use client";

import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";
import {
  type SamplingSettingsMessages,
  samplingSettings,
} from "../../messages/en/samplingSettings.js";

const merge = createMerge(samplingSettings);

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export function useSettingsMessages(): SamplingSettingsMessages {
  return merge(useHostSettings().messages?.samplingSettings);
}
