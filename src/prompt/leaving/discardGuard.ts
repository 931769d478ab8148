/**
 * The step that a person is at with an open question. `answer`: filling it in. The others ask before they act:
 * `decline` for a reason, `leave` and `stop` because something was entered.
 */
export type AnswerStep = "answer" | "decline" | "leave" | "stop";

/** The ways out of one question; an absent one does nothing. */
export interface WaysOut {
  /** Leaves an open question, as Escape and closing do; with `undo`, in milliseconds, the person can take that back until then. */
  readonly leave?: ((options?: { readonly undo?: number }) => unknown) | undefined;
  /** Whether leaving keeps what was entered, so that nobody need be asked. @default false */
  readonly leaveKeeps?: boolean;
  /** Whether leaving takes more along than what was entered, so that it is asked about even where it can be taken back. @default false */
  readonly leaveAsks?: boolean;
  /** Answers no; with `undo`, in milliseconds, the user can take that back until then. */
  readonly decline?: ((options?: { readonly undo?: number }) => unknown) | undefined;
  /** Whether a no takes more along than what was entered, so that it is asked about in any case. @default false */
  readonly declineAsks?: boolean;
  /** Stops the call that asks. */
  readonly stop?: (() => unknown) | undefined;
  /** Takes a question that is over out of sight. */
  readonly dismiss?: (() => unknown) | undefined;
}

/** The ways out of one question. */
export interface DiscardGuard {
  readonly step: AnswerStep;
  /** Whether anything was entered so far. */
  readonly isTouched: () => boolean;
  /** Notes that something was entered. */
  readonly touch: () => void;
  /** Leaves without a choice, as Escape and closing do; asks first where something would be dropped. */
  readonly leave: () => void;
  /** Declines; asks first where something would be dropped. */
  readonly decline: () => void;
  /** Asks for a reason before declining. */
  readonly askReason: () => void;
  /** Stops the call that asks; asks first where something was entered. */
  readonly stop: () => void;
  /** Notes that something shows the steps that ask. Returns a function that ends that. */
  readonly showSteps: () => () => void;
  /** Whether anything does. */
  readonly showsSteps: () => boolean;
  /** Does what the step asks about. */
  readonly confirm: () => void;
  /** Goes back to answering. */
  readonly goBack: () => void;
  /** The reason that was typed so far, for a no. */
  readonly reason: () => string;
  /** Keeps it as long as the question is known: going back, putting it aside and its end lose nothing. */
  readonly keepReason: (reason: string) => void;
}
