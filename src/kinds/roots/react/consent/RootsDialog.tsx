"use client";

import type { ReactNode } from "react";
import { BrokenQuestion } from "../../../../prompt/BrokenQuestion.js";
import { PromptLayer } from "../../../../prompt/PromptLayer.js";
import { PromptWindow, type PromptWindowProps } from "../../../../prompt/PromptWindow.js";
import { Guarded } from "../../../../ui/Guarded.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { RootsConsentContent } from "./RootsConsentContent.js";
import { RootsConsentContext } from "./RootsConsentContext.js";
import { rootsWays } from "./rootsWays.js";
import { useRootsFrame } from "./useRootsFrame.js";

/** The props of the dialog. */
export interface RootsDialogProps extends Omit<PromptWindowProps, "frame"> {
  /** The question to show. */
  readonly consent: RootsConsentView | undefined;
  /** How many wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one question for roots after another without closing in between. */
export function RootsDialog({ consent, ...props }: RootsDialogProps): ReactNode {
  return (
    <PromptLayer open={consent !== undefined}>
      {consent && (
        <Guarded
          resetKey={consent.id}
          fallback={
            <BrokenQuestion question={consent} ways={rootsWays(consent)} surface="dialog" />
          }
        >
          <DialogContent {...props} consent={consent} />
        </Guarded>
      )}
    </PromptLayer>
  );
}

function DialogContent({
  consent,
  waiting,
  children = <RootsConsentContent />,
  ...props
}: RootsDialogProps & { readonly consent: RootsConsentView }): ReactNode {
  const frame = useRootsFrame(consent, waiting, "dialog");
  return (
    <RootsConsentContext.Provider value={consent}>
      <PromptWindow
        {...props}
        frame={frame}
        aria-describedby={consent.phase === "open" ? `${frame.context.domId}-message` : undefined}
      >
        {children}
      </PromptWindow>
    </RootsConsentContext.Provider>
  );
}
