import type { OutcomeReason } from "./outcome.js";
import type { PolicyName } from "./policyName.js";

/** Who settles a question, and why. */
export interface Decision {
  readonly by: "person" | "rule" | "host" | "server";
  readonly reason?: OutcomeReason;
  readonly policy?: PolicyName;
  readonly rule?: string;
  readonly note?: string;
  readonly principal?: string;
}
