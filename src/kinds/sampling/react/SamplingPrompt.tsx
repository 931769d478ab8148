"use client";

import type { ReactNode } from "react";
import { AskingRow } from "../../../prompt/AskingRow.js";
import { GuardedAsking } from "../../../prompt/GuardedAsking.js";
import { PromptBar } from "../../../prompt/PromptBar.js";
import { usePromptTurn } from "../../../prompt/usePromptTurn.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { useSamplingApproval } from "./hooks/useSamplingApproval.js";
import { SamplingDialog, type SamplingDialogProps } from "./SamplingDialog.js";
import { useSamplingMessages } from "./useSamplingMessages.js";
import { useSamplingTitle } from "./useSamplingTitle.js";

/** The props of `SamplingPrompt`. */
export interface SamplingPromptProps extends Omit<SamplingDialogProps, "sampling" | "waiting"> {
  /** Shows only requests of this session. */
  readonly session?: string;
  /** Shows only requests that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this request. */
  readonly question?: string;
}

/**
 * Shows sampling requests in a dialog, one at a time: the person sees and changes what goes to the model, and what
 * goes back to the server. While the person is writing elsewhere it announces itself in a bar and waits; what was put
 * aside waits there too. Children of your own, `SamplingReview.*` parts among them, replace what the dialog holds.
 * Renders a `<div>` element with the role `dialog`.
 */
export function SamplingPrompt({
  session,
  call,
  question,
  ...props
}: SamplingPromptProps): ReactNode {
  const words = useSamplingMessages();
  const { current, open } = useSamplingApproval({ surface: "dialog", session, call, id: question });
  const turn = usePromptTurn(current);
  const asides = turn.isOpen ? [] : open.filter(({ aside }) => aside);
  return (
    <>
      <PromptBar
        label={words.bar}
        asking={
          turn.isWaiting &&
          current && (
            <GuardedAsking question={current.id} onAnswer={turn.open}>
              <Asking sampling={current} onAnswer={turn.open} />
            </GuardedAsking>
          )
        }
        asides={asides}
        asideText={words.asides({ count: asides.length })}
      />
      <SamplingDialog
        {...props}
        sampling={turn.isOpen ? current : undefined}
        waiting={turn.waiting}
      />
    </>
  );
}

interface AskingProps {
  readonly sampling: SamplingView;
  readonly onAnswer: () => void;
}

function Asking({ sampling, onAnswer }: AskingProps): ReactNode {
  return (
    <AskingRow session={sampling.session} title={useSamplingTitle(sampling)} onAnswer={onAnswer} />
  );
}
