"use client";

import type { Messages } from "../../../messages/messages.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { sampling } from "../messages/compiled/en/sampling.js";

/** Returns the words around requests to a model of the nearest `HostProvider`, English where it says nothing. */
export const useSamplingMessages: () => Messages["sampling"] = createMessagesHook(
  "sampling",
  sampling,
);
