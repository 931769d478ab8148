"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenForm, SettledForm } from "../../hooks/viewElicitation.js";
import { ElicitationFoot } from "./ElicitationFoot.js";
import { EndedFoot } from "./EndedFoot.js";
import { EndedNotice } from "./EndedNotice.js";
import { EnteredValues } from "./EnteredValues.js";
import { ElicitationFormFields } from "./form/ElicitationFormFields.js";
import { ElicitationFormProblems } from "./form/ElicitationFormProblems.js";
import { ElicitationFormRoot } from "./form/ElicitationFormRoot.js";
import { ElicitationFormSubmit } from "./form/ElicitationFormSubmit.js";
import { ElicitationFormSummary } from "./form/ElicitationFormSummary.js";

/** The props of `FormPanel`. */
export interface FormPanelProps {
  /** The question. */
  readonly elicitation: OpenForm | SettledForm;
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** A form to fill in; once it is over, what became of it and what had been entered. */
export function FormPanel({ elicitation, leaving, children }: FormPanelProps): ReactNode {
  return (
    <ElicitationFormRoot className="mcp-panel" elicitation={elicitation} onInput={leaving.touch}>
      {elicitation.phase === "open" ? (
        <>
          <div className="mcp-elicitation-body">
            {children}
            <ElicitationFormSummary />
            <ElicitationFormProblems />
            <ElicitationFormFields />
          </div>
          <ElicitationFoot elicitation={elicitation} leaving={leaving}>
            <ElicitationFormSubmit />
          </ElicitationFoot>
        </>
      ) : (
        <>
          <div className="mcp-elicitation-body">
            {children}
            <EndedNotice elicitation={elicitation} />
            <EnteredValues />
          </div>
          <EndedFoot elicitation={elicitation} />
        </>
      )}
    </ElicitationFormRoot>
  );
}
