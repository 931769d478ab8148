"use client";

import { createMessagesHook } from "../../ui/createMessagesHook.js";
import { type ReviewMessages, review } from "../messages/en/review.js";

/** Returns the words of the review of the nearest `HostProvider`, English where it says nothing. */
export const useReviewMessages: () => ReviewMessages = createMessagesHook("review", review);
