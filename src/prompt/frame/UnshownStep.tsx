"use client";

import { type ReactNode, useId } from "react";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePromptContext } from "../PromptContext.js";

/**
 * Asks before what was entered is dropped, in a prompt or card whose own parts do not: one without `Actions`. Renders a
 * `<div>` element, or nothing.
 */
export function UnshownStep(): ReactNode {
  const { discardGuard } = usePromptContext();
  return discardGuard.step === "answer" || discardGuard.showsSteps() ? null : <Step />;
}

function Step() {
  const { prompt } = useMessages();
  const { discardGuard, question } = usePromptContext();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  const labels = {
    decline: prompt.decline,
    stop: prompt.stopCall,
    leave: prompt.discard,
    answer: "",
  };
  return (
    <div ref={step} role="group" aria-labelledby={id} className="mcp-step">
      <p id={id} className="mcp-step-title">
        {prompt.discardTitle}
      </p>
      <div className="mcp-actions">
        <Button data-leaves="" onClick={discardGuard.confirm}>
          {labels[discardGuard.step]}
        </Button>
        {question.putAside && (
          <Button data-leaves="" onClick={() => void question.putAside?.()}>
            {prompt.putAside}
          </Button>
        )}
        <Button data-leaves="" weight="main" onClick={discardGuard.goBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
