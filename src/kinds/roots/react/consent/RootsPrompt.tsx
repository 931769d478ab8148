"use client";

import type { ReactNode } from "react";
import { AskingRow } from "../../../../prompt/AskingRow.js";
import { GuardedAsking } from "../../../../prompt/GuardedAsking.js";
import { PromptBar } from "../../../../prompt/PromptBar.js";
import { usePromptTurn } from "../../../../prompt/usePromptTurn.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { useRootsConsent } from "../hooks/useRootsConsent.js";
import { RootsDialog, type RootsDialogProps } from "./RootsDialog.js";
import { useRootsTitle } from "./useRootsTitle.js";

/** The props of `RootsPrompt`. */
export interface RootsPromptProps extends Omit<RootsDialogProps, "consent" | "waiting"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Asks the person in a dialog whether a server may know of the roots, the first time that it asks for them. Children of
 * your own, `Elicitation.*` parts for the frame among them, replace what the dialog holds. Renders a `<div>` element
 * with the role `dialog`.
 */
export function RootsPrompt({ session, call, question, ...props }: RootsPromptProps): ReactNode {
  const { prompt } = useMessages();
  const { current, open } = useRootsConsent({ surface: "dialog", session, call, id: question });
  const turn = usePromptTurn(current);
  const asides = turn.isOpen ? [] : open.filter(({ aside }) => aside);
  return (
    <>
      <PromptBar
        label={prompt.bar}
        asking={
          turn.isWaiting &&
          current && (
            <GuardedAsking question={current.id} onAnswer={turn.open}>
              <Asking consent={current} onAnswer={turn.open} />
            </GuardedAsking>
          )
        }
        asides={asides}
        asideText={prompt.asides({ count: asides.length })}
      />
      <RootsDialog {...props} consent={turn.isOpen ? current : undefined} waiting={turn.waiting} />
    </>
  );
}

interface AskingProps {
  readonly consent: RootsConsentView;
  readonly onAnswer: () => void;
}

function Asking({ consent, onAnswer }: AskingProps): ReactNode {
  return <AskingRow session={consent.session} title={useRootsTitle(consent)} onAnswer={onAnswer} />;
}
