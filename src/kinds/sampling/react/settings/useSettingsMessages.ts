"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { samplingSettings } from "../../messages/compiled/en/samplingSettings.js";

/** Returns the words of the settings for sampling of the nearest `HostProvider`, English where it says nothing. */
export const useSettingsMessages: () => Messages["samplingSettings"] = createMessagesHook(
  "samplingSettings",
  samplingSettings,
);
