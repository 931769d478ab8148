"use client";

import type { ComponentProps, ReactNode } from "react";
import { KeptReason } from "../../../prompt/KeptReason.js";
import { QuestionActions } from "../../../prompt/QuestionActions.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationDeclineStep } from "./ElicitationDeclineStep.js";

/** The props of `Elicitation.Actions`. */
export interface ElicitationActionsProps extends ComponentProps<"footer"> {
  /** The controls that accept. */
  readonly children?: ReactNode;
}

/** All that a person can do about a question: its children accept, the rest is there already. Renders a `<footer>` element. */
export function ElicitationActions({ children, ...props }: ElicitationActionsProps): ReactNode {
  const { elicitation } = useElicitationContext();
  if (elicitation.phase === "settled")
    return (
      <QuestionActions {...props} declineStep={null} ended={<KeptReason />}>
        {children}
      </QuestionActions>
    );
  return (
    <QuestionActions
      {...props}
      declineStep={<ElicitationDeclineStep elicitation={elicitation} />}
      cancel={elicitation.cancel}
    >
      {children}
    </QuestionActions>
  );
}
