"use client";

import type { ReactNode } from "react";
import { AskingRow } from "../../../prompt/AskingRow.js";
import { GuardedAsking } from "../../../prompt/GuardedAsking.js";
import { PromptBar } from "../../../prompt/PromptBar.js";
import { RefusalsRow } from "../../../prompt/RefusalsRow.js";
import { usePromptTurn } from "../../../prompt/usePromptTurn.js";
import { groupRefusals } from "../../../react/refusals.js";
import { useMessages } from "../../../ui/useMessages.js";
import { ElicitationDialog, type ElicitationDialogProps } from "./ElicitationDialog.js";
import { useElicitation } from "./hooks/useElicitation.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";
import { useTitle } from "./useTitle.js";

/** The props of `ElicitationPrompt`. */
export interface ElicitationPromptProps
  extends Omit<ElicitationDialogProps, "elicitation" | "waiting"> {
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
  const { prompt } = useMessages();
  const { current, open, settled } = useElicitation({
    surface: "dialog",
    session,
    call,
    id: question,
  });
  const turn = usePromptTurn(current);
  // Only while nothing waits for an answer: they are no reason to look up.
  const refused = open.length > 0 ? [] : groupRefusals(settled, (view) => view);
  const asides = turn.isOpen ? [] : open.filter(({ aside }) => aside);
  return (
    <>
      <PromptBar
        label={prompt.bar}
        asking={
          turn.isWaiting &&
          current && (
            <GuardedAsking question={current.id} onAnswer={turn.open}>
              <Asking elicitation={current} onAnswer={turn.open} />
            </GuardedAsking>
          )
        }
        asides={asides}
        asideText={prompt.asides({ count: asides.length })}
        notes={refused.map(({ session, items }) => (
          <RefusalsRow key={session} session={session} ids={items.map(({ id }) => id)} />
        ))}
      />
      <ElicitationDialog
        {...props}
        elicitation={turn.isOpen ? current : undefined}
        waiting={turn.waiting}
      />
    </>
  );
}

interface AskingProps {
  readonly elicitation: ElicitationView;
  readonly onAnswer: () => void;
}

function Asking({ elicitation, onAnswer }: AskingProps): ReactNode {
  return (
    <AskingRow session={elicitation.session} title={useTitle(elicitation)} onAnswer={onAnswer} />
  );
}
