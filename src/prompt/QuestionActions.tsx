"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Receipt } from "../host/command.js";
import { cx } from "../ui/cx.js";
import { PromptCall } from "./PromptCall.js";
import { usePromptContext } from "./PromptContext.js";
import { PromptDecline } from "./PromptDecline.js";
import { PromptDeclineWithReason } from "./PromptDeclineWithReason.js";
import { PromptDiscardStep } from "./PromptDiscardStep.js";
import { PromptDismiss } from "./PromptDismiss.js";
import { PromptLater } from "./PromptLater.js";
import { useRuleMenu } from "./rules/useRuleMenu.js";

/** The props of `QuestionActions`. */
export interface QuestionActionsProps extends ComponentProps<"footer"> {
  /** Asks before declining: a `DeclineStep`. */
  readonly declineStep: ReactNode;
  /** The controls that decline. @default `PromptDecline` and `PromptDeclineWithReason` */
  readonly decline?: ReactNode;
  /** Leaves without a choice, after asking; absent where leaving asks nothing. */
  readonly cancel?: (() => Promise<Receipt>) | undefined;
  /** Anything to know before acting: why the last attempt did not work, say. */
  readonly notice?: ReactNode;
  /** Anything to show beside the end of a question that is over. */
  readonly ended?: ReactNode;
  /** The controls that answer. */
  readonly children?: ReactNode;
}

/**
 * All that a person can do about a question: its children answer; declining, putting aside, stopping and, once it is
 * over, dismissing are there already. Renders a `<footer>` element.
 */
export function QuestionActions({
  declineStep,
  decline,
  cancel,
  notice,
  ended,
  className,
  children,
  ...props
}: QuestionActionsProps): ReactNode {
  const { question, discardGuard } = usePromptContext();
  const { step } = discardGuard;
  const showSteps = useRef(discardGuard.showSteps);
  const menu = useRuleMenu(question);
  const [ruled, setRuled] = useState<string>();
  const isRuling = menu !== undefined && ruled === question.id;
  useEffect(() => showSteps.current(), []);
  return (
    <footer {...props} className={cx("mcp-question-actions", className)} data-step={step}>
      {question.phase === "settled" ? (
        <>
          {ended}
          <div className="mcp-actions">
            <PromptDismiss className="mcp-actions-start" />
            {children}
          </div>
        </>
      ) : (
        <>
          {step === "decline" && declineStep}
          {(step === "leave" || step === "stop") && (
            <PromptDiscardStep key={step} cancel={cancel} />
          )}
          {notice}
          {menu && step === "answer" && <menu.parts.BudgetLine facts={menu.facts} />}
          {isRuling && step === "answer" && (
            <menu.parts.RuleStep
              question={question}
              effect="allow"
              onBack={() => setRuled(undefined)}
            />
          )}
          <div className="mcp-actions" hidden={step !== "answer" || isRuling}>
            <span className="mcp-split mcp-actions-start">
              {decline ?? (
                <>
                  <PromptDecline />
                  <PromptDeclineWithReason />
                </>
              )}
            </span>
            <PromptLater />
            {children}
            {menu && (
              <menu.parts.RuleOpener
                facts={menu.facts}
                effect="allow"
                onOpen={() => setRuled(question.id)}
              />
            )}
          </div>
          {step === "answer" && <PromptCall />}
        </>
      )}
    </footer>
  );
}
