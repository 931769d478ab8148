"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Receipt } from "../../host/command.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { cx } from "../../ui/cx.js";
import { usePromptContext } from "../PromptContext.js";
import { useRuleMenu } from "../rules/useRuleMenu.js";
import { BlockButton } from "./BlockButton.js";
import { BlockStep } from "./BlockStep.js";
import { MenuActions } from "./MenuActions.js";
import { PromptCall } from "./PromptCall.js";
import { PromptDecline } from "./PromptDecline.js";
import { PromptDeclineWithReason } from "./PromptDeclineWithReason.js";
import { PromptDiscardStep } from "./PromptDiscardStep.js";
import { PromptDismiss } from "./PromptDismiss.js";
import { PromptLater } from "./PromptLater.js";
import { PromptMenuPanel } from "./PromptMenuPanel.js";
import { PromptMore } from "./PromptMore.js";

/** The props of `QuestionActions`. */
export interface QuestionActionsProps extends ComponentProps<"footer"> {
  /** Asks before declining: a `DeclineStep`. */
  readonly declineStep: ReactNode;
  /** The control that declines. @default `PromptDecline` */
  readonly decline?: ReactNode;
  /** The kind's own actions in the menu. @default `PromptDeclineWithReason`, beside the default `decline` */
  readonly more?: ReactNode;
  /** Whether something dangerous was found in the request: declining is the main action then, and blocking the server stands beside it. @default false */
  readonly dangerous?: boolean;
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
 * All that a person can do about a question: its children answer; declining and, once it is over, dismissing are there
 * already. What is done less often stands in the menu of the prompt's `Header`, or here where it has none. Renders a
 * `<footer>` element.
 */
export function QuestionActions({
  declineStep,
  dangerous = false,
  decline: ownDecline,
  more = ownDecline === undefined && <PromptDeclineWithReason weight="quiet" />,
  cancel,
  notice,
  ended,
  className,
  children,
  ...props
}: QuestionActionsProps): ReactNode {
  const { question, discardGuard, menu: promptMenu } = usePromptContext();
  const { step } = discardGuard;
  const place = dangerous ? undefined : "mcp-actions-start";
  // By its key it stays the same element where it moves: what was found may come while somebody presses it.
  const decline = ownDecline ? (
    <span key="decline" className={place}>
      {ownDecline}
    </span>
  ) : (
    <PromptDecline key="decline" className={place} weight={dangerous ? "main" : "plain"} />
  );
  const { isOffered } = promptMenu;
  const offered = useRef(isOffered);
  const [isAlone, setAlone] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const isBlocking = blocked === question.id;
  const showSteps = useRef(discardGuard.showSteps);
  const menu = useRuleMenu(question);
  const [ruled, setRuled] = useState<string>();
  const isRuling = menu !== undefined && ruled === question.id;
  const block = () => setBlocked(question.id);
  const isAnswering = step === "answer" && !isRuling && !isBlocking;
  useEffect(() => showSteps.current(), []);
  useBrowserLayoutEffect(() => setAlone(!offered.current()), []);
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
          {isBlocking && step === "answer" && (
            <BlockStep session={question.session} onBack={() => setBlocked(undefined)} />
          )}
          <MenuActions cancel={cancel} onBlock={dangerous ? undefined : block}>
            {more}
          </MenuActions>
          {isAlone && <PromptMenuPanel />}
          <div className="mcp-actions" hidden={!isAnswering}>
            {dangerous ? (
              <span className="mcp-actions-start">
                <BlockButton onBlock={block} />
              </span>
            ) : (
              decline
            )}
            {isAlone && (
              <>
                <PromptMore />
                <PromptLater />
              </>
            )}
            {children}
            {dangerous && decline}
            {menu && !dangerous && (
              <menu.parts.RuleOpener
                facts={menu.facts}
                effect="allow"
                onOpen={() => setRuled(question.id)}
              />
            )}
          </div>
          {step === "answer" && question.callOver && <PromptCall />}
        </>
      )}
    </footer>
  );
}
