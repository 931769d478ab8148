"use client";

import { useHostSettings } from "../../../hooks/HostContext.js";
import {
  type SamplingSettingsMessages,
  samplingSettings,
} from "../../../locales/en/samplingSettings.js";
import { createMerge } from "../../shared/createMerge.js";

const merge = createMerge(samplingSettings);

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export function useSettingsMessages(): SamplingSettingsMessages {
  return merge(useHostSettings().messages?.samplingSettings);
}
