import type { OutcomeCause } from "./outcome.js";
import type { PolicyName } from "./policyName.js";

/** Who settles a question, and why. */
export interface Decision {
  readonly by: "person" | "rule" | "host" | "server";
  readonly cause?: OutcomeCause;
  readonly policy?: PolicyName;
  readonly rule?: string;
  readonly reason?: string;
  readonly principal?: string;
}
