"use client";

import { type ReviewMessages, review } from "../../locales/en/review.js";
import { useHostSettings } from "../../react/HostContext.js";
import { createMerge } from "../../ui/createMerge.js";

const merge = createMerge(review);

/** Returns the words of the review of the nearest `HostProvider`, English where it says nothing. */
export function useReviewMessages(): ReviewMessages {
  return merge(useHostSettings().messages?.review);
}
