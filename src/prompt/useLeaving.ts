"use client";

import { useRef, useState } from "react";
import type { Host } from "../host/host.js";
import { draftKey, questionKey } from "../host/keys.js";
import type { Question } from "../host/question.js";
import { useHost } from "../react/useHost.js";

/**
 * The step that a person is at with an open question. `answer`: filling it in. The others ask before they act:
 * `decline` for a reason, `leave` and `stop` because something was entered.
 */
export type LeavingStep = "answer" | "decline" | "leave" | "stop";

/** The ways out of one question; an absent one does nothing. */
export interface WaysOut {
  /** Leaves an open question, as Escape and closing do. */
  readonly leave?: (() => unknown) | undefined;
  /** Whether leaving keeps what was entered, so that nobody need be asked. @default false */
  readonly leaveKeeps?: boolean;
  /** Answers no. */
  readonly decline?: (() => unknown) | undefined;
  /** Whether a no takes more along than what was entered, so that it is asked about in any case. @default false */
  readonly declineAsks?: boolean;
  /** Stops the call that asks. */
  readonly stop?: (() => unknown) | undefined;
  /** Takes a question that is over out of sight. */
  readonly dismiss?: (() => unknown) | undefined;
}

/** The ways out of one question. */
export interface Leaving {
  readonly step: LeavingStep;
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

/** Keeps what was entered for one question from being dropped by one press. */
export function useLeaving(
  { id, phase }: Pick<Question, "id" | "phase">,
  { leave, leaveKeeps = false, decline, declineAsks = false, stop, dismiss }: WaysOut,
): Leaving {
  const host = useHost();
  const touched = useRef<string>(undefined);
  const showing = useRef(0);
  const reasons = reasonsIn(host);
  const [asking, setAsking] = useState<{ id: string; step: LeavingStep }>();
  const step = asking?.id === id && phase === "open" ? asking.step : "answer";

  const isTouched = () => {
    const isKept = Object.keys(host.read(draftKey(id)) ?? {}).length > 0;
    return isKept || touched.current === id;
  };
  const ask = (next: LeavingStep) => setAsking({ id, step: next });
  const askOr = (next: LeavingStep, act: (() => unknown) | undefined, drops: boolean) => {
    if (!act) return;
    if (drops) ask(next);
    else act();
  };

  return {
    step,
    isTouched,
    touch() {
      touched.current = id;
    },
    leave() {
      if (phase === "settled") dismiss?.();
      else if (step !== "answer") ask("answer");
      else askOr("leave", leave, !leaveKeeps && isTouched());
    },
    decline: () => askOr("decline", decline, declineAsks || isTouched()),
    askReason: () => ask("decline"),
    stop: () => askOr("stop", stop, isTouched()),
    showSteps() {
      showing.current += 1;
      return () => {
        showing.current -= 1;
      };
    },
    showsSteps: () => showing.current > 0,
    confirm() {
      const acts = { answer: undefined, leave, decline, stop };
      acts[step]?.();
    },
    goBack: () => ask("answer"),
    reason: () => reasons.get(id) ?? "",
    keepReason(reason) {
      for (const known of reasons.keys()) if (!host.read(questionKey(known))) reasons.delete(known);
      reasons.set(id, reason);
    },
  };
}

/** The texts typed in this window, by question: the surface of a question may go and come back. */
const typed = new WeakMap<Host, Map<string, string>>();

function reasonsIn(host: Host): Map<string, string> {
  const reasons = typed.get(host) ?? new Map<string, string>();
  typed.set(host, reasons);
  return reasons;
}
