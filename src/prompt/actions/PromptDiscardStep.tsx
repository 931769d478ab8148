"use client";

import { type ReactNode, useId } from "react";
import type { Receipt } from "../../host/command.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePromptContext } from "../PromptContext.js";

/** The props of `PromptDiscardStep`. */
export interface PromptDiscardStepProps {
  /** Leaves without a choice; absent where leaving asks nothing. */
  readonly cancel?: (() => Promise<Receipt>) | undefined;
}

/** Asks before what was entered is dropped. Renders a `<div>` element. */
export function PromptDiscardStep({ cancel }: PromptDiscardStepProps): ReactNode {
  const { prompt } = useMessages();
  const { question, discardGuard } = usePromptContext();
  const server = useServerName(question.session);
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  const { putAside, stopCall } = question;
  const isStop = discardGuard.step === "stop" && stopCall !== undefined;
  return (
    <div
      ref={step}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="mcp-step"
    >
      <p id={id} className="mcp-step-title">
        {prompt.discardTitle}
      </p>
      <p id={`${id}-hint`} className="mcp-step-hint">
        {isStop ? prompt.stopHint : prompt.discardHint({ server })}
      </p>
      <div className="mcp-actions">
        {isStop ? (
          <Button data-leaves="" onClick={() => void stopCall()}>
            {prompt.stopCall}
          </Button>
        ) : (
          cancel && (
            <Button data-leaves="" onClick={() => void cancel()}>
              {prompt.discard}
            </Button>
          )
        )}
        <Button data-leaves="" onClick={() => void putAside?.()}>
          {prompt.putAside}
        </Button>
        <Button data-leaves="" weight="main" onClick={discardGuard.goBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
