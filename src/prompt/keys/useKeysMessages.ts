"use client";

import { keys } from "../../messages/compiled/en/keys.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words for single letters of the nearest `HostProvider`, English where it says nothing. */
export const useKeysMessages: () => Messages["keys"] = createMessagesHook("keys", keys);
