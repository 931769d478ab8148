import type { Receipt } from "./command.js";
import type { Decision } from "./decision.js";
import { isOutcome, type Outcome } from "./outcome.js";
import type { Reply } from "./reply.js";

/** Takes answers to another machine, which may have been faster. */
export interface Delivery {
  /** Delivers what a person, or a rule, answers; the question is settled once the receipt says so, and stays open otherwise. */
  deliver(reply: Reply, decision: Decision): Promise<Receipt>;
  /** Hears how the question ended, before the session's `receive` does. */
  ended(outcome: Outcome): void;
}

/** The outcome on another machine, where a signal was aborted because of that. */
export function outcomeElsewhere(signal: AbortSignal | undefined): Outcome | undefined {
  const reason: unknown = signal?.reason;
  if (typeof reason !== "object" || reason === null || !("outcome" in reason)) return undefined;
  return isOutcome(reason.outcome) ? reason.outcome : undefined;
}
