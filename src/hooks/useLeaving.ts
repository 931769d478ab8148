"use client";

import { useRef, useState } from "react";
import { useHost } from "./useHost.js";
import type { ElicitationView } from "./viewElicitation.js";

/** What a person is asked before what they entered is dropped. */
export interface Leaving {
  /** `answer`: nothing, they are answering. `decline`: for a reason. `leave`: whether they mean to leave. */
  readonly step: "answer" | "decline" | "leave";
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
  /** Goes back to answering. */
  readonly goBack: () => void;
}

/** Guards what was entered for one elicitation: it is not dropped by one key. */
export function useLeaving(view: ElicitationView): Leaving {
  const host = useHost();
  const touched = useRef<string>(undefined);
  const [asked, setAsked] = useState<{ id: string; step: Leaving["step"] }>();
  const step = asked?.id === view.id && view.phase === "open" ? asked.step : "answer";
  const ask = (next: Leaving["step"]) => setAsked({ id: view.id, step: next });

  const isTouched = () => {
    const draft = host.read(`draft:${view.id}`);
    const isKept = typeof draft === "object" && draft !== null && Object.keys(draft).length > 0;
    return isKept || touched.current === view.id;
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
      else if (isTouched()) ask("leave");
      else void view.cancel();
    },
    decline() {
      if (view.phase !== "open") return;
      if (isTouched()) ask("decline");
      else void view.decline();
    },
    askReason: () => ask("decline"),
    goBack: () => ask("answer"),
  };
}
