"use client";

import { type ReactNode, useId } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { useStayFocus } from "../shared/useStayFocus.js";

/** The props of `LeaveStep`. */
export interface LeaveStepProps {
  /** The question. */
  readonly elicitation: OpenElicitationView;
  readonly leaving: Leaving;
}

/** Asks before what was entered is dropped. Renders a `<div>` element. */
export function LeaveStep({ elicitation, leaving }: LeaveStepProps): ReactNode {
  const { prompt } = useMessages();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  const { cancel, putAside, stopCall } = elicitation;
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
          <Button onClick={() => void stopCall()}>{prompt.stopCall}</Button>
        ) : (
          <Button onClick={() => void cancel()}>{prompt.leave}</Button>
        )}
        <Button onClick={() => void putAside()}>{prompt.putAside}</Button>
        <Button weight="main" onClick={leaving.goBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
