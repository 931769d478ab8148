"use client";

import type { ReactNode } from "react";
import { BrokenQuestion } from "../../../prompt/BrokenQuestion.js";
import { PromptLayer } from "../../../prompt/PromptLayer.js";
import { PromptWindow, type PromptWindowProps } from "../../../prompt/PromptWindow.js";
import { Guarded } from "../../../ui/Guarded.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { ElicitationContext } from "./ElicitationContext.js";
import { elicitationWays } from "./elicitationWays.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";
import { useElicitationFrame } from "./useElicitationFrame.js";

/** The props of the dialog. */
export interface ElicitationDialogProps extends Omit<PromptWindowProps, "frame"> {
  /** The question to show. */
  readonly elicitation: ElicitationView | undefined;
  /** How many questions wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one elicitation after another without closing in between. */
export function ElicitationDialog({ elicitation, ...props }: ElicitationDialogProps): ReactNode {
  return (
    <PromptLayer open={elicitation !== undefined}>
      {elicitation && (
        <Guarded
          resetKey={elicitation.id}
          fallback={
            <BrokenQuestion
              question={elicitation}
              ways={elicitationWays(elicitation)}
              surface="dialog"
            />
          }
        >
          <DialogContent {...props} elicitation={elicitation} />
        </Guarded>
      )}
    </PromptLayer>
  );
}

function DialogContent({
  elicitation,
  waiting,
  children = <ElicitationContent />,
  ...props
}: ElicitationDialogProps & { elicitation: ElicitationView }): ReactNode {
  const frame = useElicitationFrame(elicitation, waiting, "dialog");
  const hasMessage = elicitation.request.message !== "";
  return (
    <ElicitationContext.Provider value={elicitation}>
      <PromptWindow
        {...props}
        frame={frame}
        aria-describedby={hasMessage ? `${frame.context.domId}-message` : undefined}
      >
        {children}
      </PromptWindow>
    </ElicitationContext.Provider>
  );
}
