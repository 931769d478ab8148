import type { Outcome } from "./outcome.js";

/** Whether no answer is known to have been sent. */
export function isUnanswered(
  outcome: Outcome,
): outcome is Extract<Outcome, { readonly sent: "nothing" | "unknown" }> {
  return outcome.sent === "nothing" || outcome.sent === "unknown";
}
