"use client";

import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useStayFocus } from "../../../ui/useStayFocus.js";

/** The props of `DiscardStep`. */
export interface DiscardStepProps {
  /** Labels the button that leaves. */
  readonly action: ReactNode;
  /** Leaves, and drops what was entered. */
  readonly onDiscard: () => unknown;
  /** Goes back to the fields. */
  readonly onBack: () => void;
}

/** Asks before what was entered is dropped. Renders a `<div>` element. */
export function DiscardStep({ action, onDiscard, onBack }: DiscardStepProps): ReactNode {
  const { prompt } = useMessages();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  return (
    <div ref={step} role="group" aria-labelledby={id} className="mcp-step">
      <p id={id} className="mcp-step-title">
        {prompt.discardTitle}
      </p>
      <div className="mcp-actions">
        <Button data-leaves="" onClick={() => void onDiscard()}>
          {action}
        </Button>
        <Button data-leaves="" weight="main" onClick={onBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
