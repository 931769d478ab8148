"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../shared/cx.js";
import { DeclineStep } from "./DeclineStep.js";
import { ElicitationCall } from "./ElicitationCall.js";
import { ElicitationCancel } from "./ElicitationCancel.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationDecline } from "./ElicitationDecline.js";
import { ElicitationDeclineWithReason } from "./ElicitationDeclineWithReason.js";
import { ElicitationDismiss } from "./ElicitationDismiss.js";
import { ElicitationLater } from "./ElicitationLater.js";
import { LeaveStep } from "./LeaveStep.js";

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
    <footer {...props} className={cx("mcp-elicitation-actions", className)} data-step={step}>
      {elicitation.phase === "settled" ? (
        <div className="mcp-actions">
          <ElicitationDismiss className="mcp-actions-start" />
          {children}
        </div>
      ) : (
        <>
          {step === "decline" && <DeclineStep elicitation={elicitation} leaving={leaving} />}
          {(step === "leave" || step === "stop") && (
            <LeaveStep key={step} elicitation={elicitation} leaving={leaving} />
          )}
          <div className="mcp-actions" hidden={step !== "answer"}>
            <span className="mcp-split mcp-actions-start">
              <ElicitationDecline />
              <ElicitationDeclineWithReason />
            </span>
            <ElicitationLater />
            <ElicitationCancel />
            {children}
          </div>
          {step === "answer" && <ElicitationCall />}
        </>
      )}
    </footer>
  );
}
