"use client";

import { policyKey } from "../../host/policy.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useHost } from "../../react/useHost.js";
import { useHostValue } from "../../react/useHostValue.js";
import { type ReviewPolicy, reviewsAlways } from "../model/needsReview.js";

/** Returns when a person sees what leaves: as the host's policy says, or else the nearest `HostProvider`. */
export function useReviewPolicy(): ReviewPolicy {
  const { review = "findings" } = useHostSettings();
  const host = useHost();
  useHostValue(policyKey);
  return reviewsAlways(host) ? "always" : review;
}
