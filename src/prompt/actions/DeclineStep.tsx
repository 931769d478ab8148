"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/Button.js";
import { cx } from "../../ui/cx.js";
import { useMessages } from "../../ui/useMessages.js";
import { useRefs } from "../../ui/useRefs.js";
import { useServerName } from "../../ui/useServerName.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePromptContext } from "../PromptContext.js";
import { useRuleMenu } from "../rules/useRuleMenu.js";
import { BlockStep } from "./BlockStep.js";
import { useIsBlockable } from "./useIsBlockable.js";

/** The props of `DeclineStep`. */
export interface DeclineStepProps extends ComponentProps<"div"> {
  /** Declines, for the reason that was given. */
  readonly onDecline: (reason: string | undefined) => unknown;
  /** Labels the field for the reason. @default the catalogue's words for declining */
  readonly label?: string;
  /** Tells who sees the reason. @default the catalogue's words for declining */
  readonly hint?: string;
  /** Labels the button that says no. @default the catalogue's words for declining */
  readonly action?: string;
  /** Anything to know before declining. */
  readonly children?: ReactNode;
}

/** Asks for a reason, which may stay empty, and declines, or blocks the server. Renders a `<div>` element. */
export function DeclineStep(props: DeclineStepProps): ReactNode {
  const { question } = usePromptContext();
  const menu = useRuleMenu(question);
  const [isBlocking, setBlocking] = useState(false);
  const [isRuling, setRuling] = useState(false);
  if (menu && isRuling)
    return (
      <menu.parts.RuleStep question={question} effect="deny" onBack={() => setRuling(false)} />
    );
  return isBlocking ? (
    <BlockStep session={question.session} onBack={() => setBlocking(false)} />
  ) : (
    <ReasonStep
      {...props}
      onBlock={() => setBlocking(true)}
      more={
        menu && (
          <menu.parts.RuleOpener facts={menu.facts} effect="deny" onOpen={() => setRuling(true)} />
        )
      }
    />
  );
}

function ReasonStep({
  onDecline,
  onBlock,
  more,
  label,
  hint,
  action,
  children,
  ref,
  className,
  ...props
}: DeclineStepProps & { readonly onBlock: () => void; readonly more: ReactNode }): ReactNode {
  const { prompt, flood } = useMessages();
  const { discardGuard, question } = usePromptContext();
  const isBlockable = useIsBlockable(question.session);
  const server = useServerName(question.session);
  const [reason, setReason] = useState(discardGuard.reason);
  const [drops] = useState(discardGuard.isTouched);
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("textarea");
  return (
    <div {...props} ref={useRefs(step, ref)} className={cx("mcp-step", className)}>
      {children}
      {drops && (
        <p id={`${id}-drops`} className="mcp-step-text">
          {prompt.declineDiscards}
        </p>
      )}
      <label className="mcp-step-title" htmlFor={id}>
        {label ?? prompt.reason}
      </label>
      <textarea
        id={id}
        className="mcp-step-field"
        dir="auto"
        rows={2}
        aria-describedby={drops ? `${id}-drops ${id}-hint` : `${id}-hint`}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          discardGuard.keepReason(event.target.value);
        }}
      />
      <p id={`${id}-hint`} className="mcp-step-hint">
        {hint ?? prompt.reasonHint({ server })}
      </p>
      <div className="mcp-actions">
        {isBlockable && (
          <Button data-leaves="" weight="quiet" className="mcp-actions-start" onClick={onBlock}>
            {flood.block}
          </Button>
        )}
        {more}
        <Button data-leaves="" onClick={discardGuard.goBack}>
          {prompt.back}
        </Button>
        <Button
          data-leaves=""
          weight="main"
          onClick={() => void onDecline(reason.trim() || undefined)}
        >
          {action ?? prompt.decline}
        </Button>
      </div>
    </div>
  );
}
