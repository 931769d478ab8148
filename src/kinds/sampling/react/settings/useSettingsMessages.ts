"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import {
  type SamplingSettingsMessages,
  samplingSettings,
} from "../../messages/en/samplingSettings.js";

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export const useSettingsMessages: () => SamplingSettingsMessages = createMessagesHook(
  "samplingSettings",
  samplingSettings,
);
