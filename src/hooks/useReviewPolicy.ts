"use client";

import { type ReviewPolicy, reviewsAlways } from "../elicitation/form/needsReview.js";
import { policyKey } from "../host/policy.js";
import { useHostSettings } from "./HostContext.js";
import { useHost } from "./useHost.js";
import { useHostValue } from "./useHostValue.js";

/** Returns when a person sees what leaves: as the host's policy says, or else the nearest `HostProvider`. */
export function useReviewPolicy(): ReviewPolicy {
  const { review = "findings" } = useHostSettings();
  const host = useHost();
  useHostValue(policyKey);
  return reviewsAlways(host) ? "always" : review;
}
