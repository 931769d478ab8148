"use client";

import { type ReactNode, useId } from "react";
import type { Receipt } from "../host/command.js";
import { Button } from "../ui/Button.js";
import { useMessages } from "../ui/useMessages.js";
import { useStayFocus } from "../ui/useStayFocus.js";
import { usePromptContext } from "./PromptContext.js";

/** The props of `LeaveStep`. */
export interface LeaveStepProps {
  /** Leaves without a choice; absent where leaving asks nothing. */
  readonly cancel?: (() => Promise<Receipt>) | undefined;
}

/** Asks before what was entered is dropped. Renders a `<div>` element. */
export function LeaveStep({ cancel }: LeaveStepProps): ReactNode {
  const { prompt } = useMessages();
  const { question, leaving } = usePromptContext();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  const { putAside, stopCall } = question;
  const isStop = leaving.step === "stop" && stopCall !== undefined;
  return (
    <div
      ref={step}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="mcp-step"
    >
      <p id={id} className="mcp-step-title">
        {prompt.leaveTitle}
      </p>
      <p id={`${id}-hint`} className="mcp-step-hint">
        {isStop ? prompt.stopHint : prompt.leaveHint}
      </p>
      <div className="mcp-actions">
        {isStop ? (
          <Button data-leaves="" onClick={() => void stopCall()}>
            {prompt.stopCall}
          </Button>
        ) : (
          cancel && (
            <Button data-leaves="" onClick={() => void cancel()}>
              {prompt.leave}
            </Button>
          )
        )}
        <Button data-leaves="" onClick={() => void putAside?.()}>
          {prompt.putAside}
        </Button>
        <Button data-leaves="" weight="main" onClick={leaving.goBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
