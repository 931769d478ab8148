"use client";

import { review } from "../../messages/compiled/en/review.js";
import type { Messages } from "../../messages/messages.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";

/** Returns the words of the review of the nearest `HostProvider`, English where it says nothing. */
export const useReviewMessages: () => Messages["review"] = createMessagesHook("review", review);
