"use client";

import { useRef, useState } from "react";
import type { Host } from "../../host/host.js";
import { draftKey, questionKey } from "../../host/keys.js";
import { useHostSettings } from "../../react/HostContext.js";
import { useHost } from "../../react/useHost.js";
import type { PromptQuestion } from "../PromptContext.js";
import type { AnswerStep, DiscardGuard, WaysOut } from "./discardGuard.js";

/** Keeps what was entered for one question from being dropped by one press. */
export function useDiscardGuard(
  { id, phase, deadline, putAside }: Pick<PromptQuestion, "id" | "phase" | "deadline" | "putAside">,
  {
    leave,
    leaveKeeps = false,
    leaveAsks = false,
    decline,
    declineAsks = false,
    stop,
    dismiss,
  }: WaysOut,
): DiscardGuard {
  const host = useHost();
  const { undo, undoDecline, dismiss: dismissal } = useHostSettings().questions;
  const touched = useRef<string>(undefined);
  const showing = useRef(0);
  const reasons = reasonsIn(host);
  const [asking, setAsking] = useState<{ id: string; step: AnswerStep }>();
  const step = asking?.id === id && phase === "open" ? asking.step : "answer";

  const isTouched = () => {
    const isKept = Object.keys(host.read(draftKey(id)) ?? {}).length > 0;
    return isKept || touched.current === id;
  };
  /** Whether the user can take that back for so long, which drops nothing then. */
  const canUndo = (time: number) =>
    time > 0 && (deadline === undefined || deadline - Date.now() > time);
  const ask = (next: AnswerStep) => setAsking({ id, step: next });
  const askOr = (next: AnswerStep, act: (() => unknown) | undefined, drops: boolean) => {
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
      else if (dismissal === "later" && putAside) void putAside();
      else if (canUndo(undo) && !leaveAsks) leave?.({ undo });
      else askOr("leave", leave, leaveAsks || (!leaveKeeps && isTouched()));
    },
    decline() {
      if (canUndo(undoDecline) && !declineAsks) decline?.({ undo: undoDecline });
      else askOr("decline", decline, declineAsks || isTouched());
    },
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
      const acts = { answer: undefined, leave: () => leave?.(), decline: () => decline?.(), stop };
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
