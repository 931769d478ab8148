"use client";

import { type ComponentProps, type ReactNode, useContext } from "react";
import { useIsDangerous } from "../../../form/parts/actions/useIsDangerous.js";
import { FormContext } from "../../../form/parts/FormContext.js";
import { KeptReason } from "../../../prompt/actions/KeptReason.js";
import { QuestionActions } from "../../../prompt/actions/QuestionActions.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationDeclineStep } from "./ElicitationDeclineStep.js";

/** The props of `Elicitation.Actions`. */
export interface ElicitationActionsProps extends ComponentProps<"footer"> {
  /** Whether something dangerous was found in the request: declining is the main action then, and blocking the server stands beside it. @default what was found in the form around it */
  readonly dangerous?: boolean;
  /** The controls that accept. */
  readonly children?: ReactNode;
}

/** All that a person can do about a question: its children accept, the rest is there already. Renders a `<footer>` element. */
export function ElicitationActions({
  dangerous,
  children,
  ...props
}: ElicitationActionsProps): ReactNode {
  const { elicitation } = useElicitationContext();
  const isDangerousForm = useIsDangerous(useContext(FormContext)?.control);
  if (elicitation.phase === "settled")
    return (
      <QuestionActions {...props} declineStep={null} ended={<KeptReason />}>
        {children}
      </QuestionActions>
    );
  return (
    <QuestionActions
      {...props}
      dangerous={dangerous ?? isDangerousForm}
      declineStep={<ElicitationDeclineStep elicitation={elicitation} />}
      cancel={elicitation.cancel}
    >
      {children}
    </QuestionActions>
  );
}
