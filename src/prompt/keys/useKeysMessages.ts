"use client";

import { type KeysMessages, keys } from "../../locales/en/keys.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words for single letters of the nearest `HostProvider`, English where it says nothing. */
export const useKeysMessages: () => KeysMessages = createMessagesHook("keys", keys);
