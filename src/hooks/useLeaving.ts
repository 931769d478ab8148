"use client";

import { useRef, useState } from "react";
import { useHost } from "./useHost.js";
import type { ElicitationView } from "./viewElicitation.js";

/**
 * What a person is doing about an open question. `answer`: filling it in. The others ask before they act:
 * `decline` for a reason, `leave` and `stop` because something was entered.
 */
export type LeavingStep = "answer" | "decline" | "leave" | "stop";

/** The ways out of one elicitation. */
export interface Leaving {
  readonly step: LeavingStep;
  /** Whether anything was entered so far. */
  readonly isTouched: () => boolean;
  /** Notes that something was entered. */
  readonly touch: () => void;
  /** Leaves without a choice, as Escape and closing do; asks first where something was entered. */
  readonly leave: () => void;
  /** Declines; asks first where something was entered. */
  readonly decline: () => void;
  /** Asks for a reason before declining. */
  readonly askReason: () => void;
  /** Stops the call that asks; asks first where something was entered. */
  readonly stop: () => void;
  /** Goes back to answering. */
  readonly goBack: () => void;
}

/** Keeps what was entered for one elicitation from being dropped by one press. */
export function useLeaving(view: ElicitationView): Leaving {
  const host = useHost();
  const touched = useRef<string>(undefined);
  const [asking, setAsking] = useState<{ id: string; step: LeavingStep }>();
  const step = asking?.id === view.id && view.phase === "open" ? asking.step : "answer";

  const isTouched = () => {
    const draft = host.read(`draft:${view.id}`);
    const isKept = typeof draft === "object" && draft !== null && Object.keys(draft).length > 0;
    return isKept || touched.current === view.id;
  };
  const ask = (next: LeavingStep) => setAsking({ id: view.id, step: next });
  const askOr = (next: LeavingStep, act: () => unknown) => {
    if (isTouched()) ask(next);
    else act();
  };

  return {
    step,
    isTouched,
    touch() {
      touched.current = view.id;
    },
    leave() {
      if (view.phase === "settled") void view.dismiss?.();
      else if (step !== "answer") ask("answer");
      else askOr("leave", view.cancel);
    },
    decline() {
      if (view.phase === "open") askOr("decline", () => view.decline());
    },
    askReason: () => ask("decline"),
    stop() {
      if (view.phase === "open" && view.stopCall) askOr("stop", view.stopCall);
    },
    goBack: () => ask("answer"),
  };
}
