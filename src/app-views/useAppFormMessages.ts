"use client";

import { appForms } from "../messages/compiled/en/appForms.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the messages about a server's own form of the nearest `HostProvider`, in English where it has none. */
export const useAppFormMessages: () => Messages["appForms"] = createMessagesHook(
  "appForms",
  appForms,
);
