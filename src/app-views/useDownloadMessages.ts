"use client";

import { downloads } from "../messages/compiled/en/downloads.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the messages about downloads of the nearest `HostProvider`, in English where it has none. */
export const useDownloadMessages: () => Messages["downloads"] = createMessagesHook(
  "downloads",
  downloads,
);
