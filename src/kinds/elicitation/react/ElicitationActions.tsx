"use client";

import type { ComponentProps, ReactNode } from "react";
import { KeptReason } from "../../../prompt/KeptReason.js";
import { LeaveStep } from "../../../prompt/LeaveStep.js";
import { PromptCall } from "../../../prompt/PromptCall.js";
import { PromptDecline } from "../../../prompt/PromptDecline.js";
import { PromptDeclineWithReason } from "../../../prompt/PromptDeclineWithReason.js";
import { PromptDismiss } from "../../../prompt/PromptDismiss.js";
import { PromptLater } from "../../../prompt/PromptLater.js";
import { cx } from "../../../ui/cx.js";
import { ElicitationCancel } from "./ElicitationCancel.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationDeclineStep } from "./ElicitationDeclineStep.js";

/** The props of `Elicitation.Actions`. */
export interface ElicitationActionsProps extends ComponentProps<"footer"> {
  /** The controls that accept. */
  readonly children?: ReactNode;
}

/** All that a person can do about a question: its children accept, the rest is there already. Renders a `<footer>` element. */
export function ElicitationActions({
  className,
  children,
  ...props
}: ElicitationActionsProps): ReactNode {
  const { elicitation, leaving } = useElicitationContext();
  const { step } = leaving;
  return (
    <footer {...props} className={cx("mcp-question-actions", className)} data-step={step}>
      {elicitation.phase === "settled" ? (
        <>
          <KeptReason />
          <div className="mcp-actions">
            <PromptDismiss className="mcp-actions-start" />
            {children}
          </div>
        </>
      ) : (
        <>
          {step === "decline" && <ElicitationDeclineStep elicitation={elicitation} />}
          {(step === "leave" || step === "stop") && (
            <LeaveStep key={step} cancel={elicitation.cancel} />
          )}
          <div className="mcp-actions" hidden={step !== "answer"}>
            <span className="mcp-split mcp-actions-start">
              <PromptDecline />
              <PromptDeclineWithReason />
            </span>
            <PromptLater />
            <ElicitationCancel />
            {children}
          </div>
          {step === "answer" && <PromptCall />}
        </>
      )}
    </footer>
  );
}
