"use client";

import { type ReactNode, useId, useState } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { useStayFocus } from "../shared/useStayFocus.js";

/** The props of `DeclineStep`. */
export interface DeclineStepProps {
  /** The question. */
  readonly elicitation: OpenElicitationView;
  readonly leaving: Leaving;
}

/** Asks for a reason, which may stay empty, and declines. Renders a `<div>` element. */
export function DeclineStep({ elicitation, leaving }: DeclineStepProps): ReactNode {
  const { prompt } = useMessages();
  const [reason, setReason] = useState("");
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("textarea");
  const decline = () => void elicitation.decline(reason.trim() === "" ? undefined : reason.trim());
  return (
    <div ref={step} className="mcp-step">
      <label className="mcp-step-title" htmlFor={id}>
        {prompt.reason}
      </label>
      <textarea
        id={id}
        className="mcp-step-field"
        dir="auto"
        rows={2}
        aria-describedby={`${id}-hint`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p id={`${id}-hint`} className="mcp-step-hint">
        {prompt.reasonHint}
      </p>
      <div className="mcp-actions">
        <Button onClick={leaving.goBack}>{prompt.back}</Button>
        <Button weight="main" onClick={decline}>
          {prompt.decline}
        </Button>
      </div>
    </div>
  );
}
