import type { Receipt } from "./command.js";
import type { Decision } from "./decision.js";
import { isOutcome, type Outcome } from "./outcome.js";
import type { Reply } from "./reply.js";

/** Takes answers to another machine, which may have been faster. */
export interface Delivery {
  /** Delivers what a person, or a rule, answers; the question is settled once the receipt says so, and stays open otherwise. */
  deliver(reply: Reply, decision: Decision): Promise<Receipt>;
  /** Asks the other machine for more time; the deadline moves once it says so, by `move`. @default the deadline moves here alone */
  extend?(): Promise<Receipt>;
  /** Hears that the question is open here, before anybody sees it. */
  opened?(question: DeliveredQuestion): void;
  /** Hears how the question ended, before the session's `receive` does. */
  ended(outcome: Outcome): void;
}

/** A question of another machine, as it is open here. */
export interface DeliveredQuestion {
  /** Its id in this host. */
  readonly id: string;
  /** Moves its deadline, in milliseconds since 1970, to where the other machine says that it is. */
  move(deadline: number): void;
}

/** The outcome of a question on another machine. */
export interface EndElsewhere {
  readonly outcome: Outcome;
  /** Whether the answer was given here after all, although its receipt never came. */
  readonly own: boolean;
}

/** Reads how a question ended on another machine, where a signal was aborted because of that. */
export function endElsewhere(signal: AbortSignal | undefined): EndElsewhere | undefined {
  const reason: unknown = signal?.reason;
  if (typeof reason !== "object" || reason === null || !("outcome" in reason)) return undefined;
  const { outcome } = reason;
  return isOutcome(outcome) ? { outcome, own: "own" in reason && reason.own === true } : undefined;
}
