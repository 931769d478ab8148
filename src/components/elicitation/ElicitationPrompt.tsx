"use client";

import { type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../hooks/useBrowserLayoutEffect.js";
import { useElicitation } from "../../hooks/useElicitation.js";
import { useRestingMoment } from "../../hooks/useRestingMoment.js";
import { useTurn } from "../../hooks/useTurn.js";
import { ElicitationDialog, type ElicitationDialogProps } from "./ElicitationDialog.js";
import { PromptBar } from "./PromptBar.js";
import { waitingBehind } from "./waitingBehind.js";

/** The props of `ElicitationPrompt`. */
export interface ElicitationPromptProps
  extends Omit<ElicitationDialogProps, "elicitation" | "waiting" | "cameFrom"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Shows elicitations in a dialog, one at a time, and takes the person's answer. While the person is writing elsewhere
 * it announces itself in a bar and waits; what was put aside waits there too. Children of your own, `Elicitation.*`
 * parts among them, replace what the dialog holds. Renders a `<div>` element with the role `dialog`.
 */
export function ElicitationPrompt({
  session,
  call,
  question,
  ...props
}: ElicitationPromptProps): ReactNode {
  const { current, open } = useElicitation({ surface: "dialog", session, call, id: question });
  const turn = useTurn(current !== undefined);
  const moment = useRestingMoment(turn);
  const cameFrom = useRef<Element>(null);
  const isOpen = current !== undefined && moment.hasCome;

  // Before the dialog takes the focus: the button in the bar, if it was pressed, is gone already.
  useBrowserLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen && focused !== document.body) cameFrom.current = focused;
  }, [isOpen]);

  return (
    <>
      <PromptBar
        elicitation={turn && !isOpen ? current : undefined}
        asides={isOpen ? [] : open.filter(({ aside }) => aside)}
        onAnswer={moment.come}
        onEnter={(from) => {
          cameFrom.current = from;
        }}
      />
      <ElicitationDialog
        {...props}
        elicitation={isOpen ? current : undefined}
        waiting={waitingBehind(current, open)}
        cameFrom={cameFrom}
      />
    </>
  );
}
