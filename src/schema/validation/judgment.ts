import type { Issue } from "../issue.js";

/** The result of validating a value by one schema. */
export interface Judgment {
  /** The issues; the value is invalid if there is one. */
  readonly issues: readonly Issue[];
  /** Whether a part that was not checked might still make the value invalid. */
  readonly isOpen: boolean;
}

/** Whether a value satisfies a schema; `"unknown"` if that depends on a part that was not checked. */
export type Verdict = "valid" | "invalid" | "unknown";

/** Returns the verdict of a judgment. */
export function verdictOf({ issues, isOpen }: Judgment): Verdict {
  if (issues.length > 0) return "invalid";
  return isOpen ? "unknown" : "valid";
}

/** Counts the judgments of each verdict. */
export function countVerdicts(judgments: readonly Judgment[]): Readonly<Record<Verdict, number>> {
  const counts = { valid: 0, invalid: 0, unknown: 0 };
  for (const judgment of judgments) counts[verdictOf(judgment)] += 1;
  return counts;
}
