"use client";

import type { Host } from "../../host/host.js";
import { policyKey } from "../../host/policy.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useValueOf } from "../../react/useHostValue.js";
import { type ReviewPolicy, reviewsAlways } from "../model/needsReview.js";

/** Returns when a person sees what leaves: as the policy of its host says, or else the nearest `HostProvider`. */
export function useReviewPolicy(host: Host): ReviewPolicy {
  const { review = "findings" } = useHostSettings().safety;
  useValueOf(host, policyKey);
  return reviewsAlways(host) ? "always" : review;
}
