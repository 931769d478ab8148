import type { RuleTerms } from "../host/rule.js";

/** A rule as it is written: what has a default may be absent, and so may its name. */
export type RuleInput = Pick<RuleTerms, "effect" | "subject"> &
  Partial<Omit<RuleTerms, "effect" | "subject">> & {
    /** The name that the log gives it. @default a sentence in English that says what it does */
    readonly name?: string;
    /** Whether it decides nothing for now. */
    readonly paused?: boolean;
  };
