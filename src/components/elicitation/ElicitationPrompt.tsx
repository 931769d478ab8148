"use client";

import type { ReactNode } from "react";
import { useElicitation } from "../../hooks/useElicitation.js";
import { useRestingMoment } from "../../hooks/useRestingMoment.js";
import { ElicitationDialog } from "./ElicitationDialog.js";
import { PromptBar } from "./PromptBar.js";

/** The props of `ElicitationPrompt`. */
export interface ElicitationPromptProps {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Shows elicitations in a dialog, one at a time, and takes the person's answer. While the person is writing elsewhere
 * it announces itself in a bar and waits; what was put aside waits there too.
 */
export function ElicitationPrompt({ session, call, question }: ElicitationPromptProps): ReactNode {
  const { current, open } = useElicitation({ surface: "dialog", session, call, id: question });
  const moment = useRestingMoment(current !== undefined);
  const asides = open.filter(({ aside }) => aside);
  const waiting = open.filter(
    ({ id, surface }) =>
      id !== current?.id && surface !== undefined && surface === current?.surface,
  );
  return (
    <>
      <PromptBar
        elicitation={moment.hasCome ? undefined : current}
        asides={moment.hasCome ? [] : asides}
        onAnswer={moment.come}
      />
      <ElicitationDialog
        elicitation={moment.hasCome ? current : undefined}
        waiting={waiting.length}
      />
    </>
  );
}
