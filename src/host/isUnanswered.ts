import type { Outcome } from "./outcome.js";

/** Whether the host sent no answer, or does not know of one. */
export function isUnanswered(
  outcome: Outcome,
): outcome is Extract<Outcome, { readonly sent: "nothing" | "unknown" }> {
  return outcome.sent === "nothing" || outcome.sent === "unknown";
}
