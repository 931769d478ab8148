import type { Host } from "../../host/host.js";
import { policyKey } from "../../host/policy.js";
import { type FormInspection, isSecret } from "./inspectForm.js";

/** When a person sees what leaves before it does: for every form, for those in which something was found, or for none. */
export type ReviewPolicy = "always" | "findings" | "never";

/** Whether the host itself wants every form to be looked at, whatever its user interface says. */
export function reviewsAlways(host: Host): boolean {
  return host.read(policyKey)?.review === "always";
}

/**
 * Whether what leaves is shown before it is sent. A secret is asked about under every policy; one that was asked for and
 * is not given is no reason to look again.
 */
export function needsReview(
  policy: ReviewPolicy,
  { byField, rest }: FormInspection,
  hasSecret: boolean,
): boolean {
  if (hasSecret || policy !== "findings") return hasSecret || policy === "always";
  const besideFields = [...byField.values()].flat().filter((finding) => !isSecret(finding));
  return [...besideFields, ...rest].some(
    ({ severity }) => severity === "warning" || severity === "danger",
  );
}
