"use client";

import { useHostSettings } from "../../react/HostContext.js";
import { createMerge } from "../../ui/createMerge.js";
import { type ReviewMessages, review } from "../messages/en/review.js";

const merge = createMerge(review);

/** Returns the words of the review of the nearest `HostProvider`, English where it says nothing. */
export function useReviewMessages(): ReviewMessages {
  return merge(useHostSettings().messages?.review);
}
