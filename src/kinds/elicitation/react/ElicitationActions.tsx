"use client";

import { type ComponentProps, type ReactNode, useContext } from "react";
import { useIsDangerous } from "../../../form/parts/actions/useIsDangerous.js";
import { FormContext } from "../../../form/parts/FormContext.js";
import type { Question } from "../../../host/question.js";
import { DeclineStep } from "../../../prompt/actions/DeclineStep.js";
import { KeptReason } from "../../../prompt/actions/KeptReason.js";
import { QuestionActions } from "../../../prompt/actions/QuestionActions.js";
import { useHostValue } from "../../../react/useHostValue.js";
import { useSession } from "../../../react/useSession.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import { sendsReasonKey, supportsReason } from "../core/reason.js";
import { useElicitationContext } from "./ElicitationContext.js";
import type { ShownOpen } from "./hooks/shownElicitation.js";

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

/** The props of `ElicitationDeclineStep`. */
interface ElicitationDeclineStepProps {
  readonly elicitation: ShownOpen;
}

/** Asks for a reason and says who would see it, which the host app decides; then declines. Renders a `<div>` element. */
function ElicitationDeclineStep({ elicitation }: ElicitationDeclineStepProps): ReactNode {
  const { prompt } = useMessages();
  const isSent = useSendsReason(elicitation);
  const server = useServerName(elicitation.session);
  return (
    <DeclineStep
      onDecline={elicitation.decline}
      {...(isSent && { hint: prompt.reasonSentHint({ server }) })}
    />
  );
}

/** Whether the server would learn why the person declines. */
function useSendsReason(question: Question): boolean {
  const session = useSession(question.session);
  const isSent = useHostValue(sendsReasonKey) === true && question.kind === "elicitation";
  return isSent && supportsReason(session ? [session] : [], question);
}
