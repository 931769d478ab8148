"use client";

import { type ReactNode, useEffect } from "react";
import { ElicitationFormReview } from "../../../form/parts/actions/ElicitationFormReview.js";
import { ElicitationFormSubmit } from "../../../form/parts/actions/ElicitationFormSubmit.js";
import { useIsDangerous } from "../../../form/parts/actions/useIsDangerous.js";
import { ElicitationFormFindings } from "../../../form/parts/ElicitationFormFindings.js";
import { ElicitationFormProblems } from "../../../form/parts/ElicitationFormProblems.js";
import { ElicitationFormRoot } from "../../../form/parts/ElicitationFormRoot.js";
import { ElicitationFormSummary } from "../../../form/parts/ElicitationFormSummary.js";
import { useFormContext } from "../../../form/parts/FormContext.js";
import { ElicitationFormFields } from "../../../form/parts/groups/ElicitationFormFields.js";
import { FieldsBelow } from "../../../form/parts/groups/FieldsBelow.js";
import { PromptBody } from "../../../prompt/frame/PromptBody.js";
import { ElicitationActions } from "./ElicitationActions.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationDraft } from "./ElicitationDraft.js";
import { ElicitationIntro } from "./ElicitationIntro.js";
import { ElicitationNotice } from "./ElicitationNotice.js";
import type { OpenForm, SettledForm, UnanswerableForm } from "./hooks/shownElicitation.js";

/** A form to fill in; once its question is over, what became of it and what had been entered. */
export function FormContent({
  elicitation,
}: {
  elicitation: OpenForm | UnanswerableForm | SettledForm;
}): ReactNode {
  const isOpen = elicitation.phase === "open";
  return (
    <ElicitationFormRoot className="mcp-question-content" elicitation={{ question: elicitation }}>
      {isOpen && <FindingsIf dangerous />}
      <PromptBody>
        <ElicitationIntro />
        {isOpen ? (
          <>
            <ElicitationFormSummary />
            <ElicitationFormProblems />
            <FindingsIf dangerous={false} />
            <ElicitationFormFields />
            <ElicitationFormReview />
          </>
        ) : (
          <>
            <ElicitationNotice />
            <ElicitationDraft />
          </>
        )}
      </PromptBody>
      <EndsReview />
      <ElicitationActions>
        {isOpen && (
          <>
            <FieldsBelow />
            <ElicitationFormSubmit />
          </>
        )}
      </ElicitationActions>
    </ElicitationFormRoot>
  );
}

/** The findings where they belong: a danger as a banner above everything that is asked, others among it. */
function FindingsIf({ dangerous }: { readonly dangerous: boolean }): ReactNode {
  const { control } = useFormContext();
  if (useIsDangerous(control) !== dangerous) return null;
  return <ElicitationFormFindings {...(dangerous && { className: "mcp-question-danger" })} />;
}

/** Ends a review when the person is about to leave: what asks about that stands where the form does. Renders nothing. */
function EndsReview(): ReactNode {
  const { step } = useElicitationContext().discardGuard;
  const { control } = useFormContext();
  useEffect(() => {
    if (step !== "answer") control.goBack();
  }, [step, control]);
  return null;
}
