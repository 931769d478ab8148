"use client";

import { useCallback } from "react";
import type { Receipt } from "../host/command.js";
import { receipts } from "../messages/compiled/en/receipts.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "./createMessagesHook.js";

const useReceiptMessages: () => Messages["receipts"] = createMessagesHook("receipts", receipts);

/**
 * Returns a function that explains a receipt to the user in one sentence, in the language of the `HostProvider`. It returns
 * an empty string for a command that was done.
 */
export function useReceiptText(): (receipt: Receipt) => string {
  const words = useReceiptMessages();
  return useCallback((receipt) => (receipt.done ? "" : words[receipt.rejection]), [words]);
}
