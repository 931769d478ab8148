"use client";

import { type ReactNode, useId, useState } from "react";
import { useHost } from "../../react/useHost.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePressGuard } from "../usePressGuard.js";

/** The props of `BlockStep`. */
export interface BlockStepProps {
  /** The id of the session whose server to block. */
  readonly session: string;
  /** Leaves the step, and blocks nothing. */
  readonly onBack: () => unknown;
}

/** Asks before a server is blocked, and says what that does and how to undo it. Renders a `<div>` element. */
export function BlockStep({ session, onBack }: BlockStepProps): ReactNode {
  const { flood, prompt } = useMessages();
  const host = useHost();
  const server = useServerName(session);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("button");
  // The press that asked for this step may be the first of two.
  const guard = usePressGuard(`${session} block`);
  const block = async () => {
    const { done } = await host.send({ type: "blockSession", id: session, blocked: true });
    if (!done) setRefused(true);
  };
  return (
    <div
      {...guard.props}
      ref={step}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="mcp-step"
    >
      <p id={id} className="mcp-step-title">
        {flood.blockTitle({ server })}
      </p>
      <p id={`${id}-hint`} className="mcp-step-hint">
        {flood.blockHint({ server })}
      </p>
      {isRefused && (
        <p role="alert" className="mcp-step-hint">
          {flood.notBlocked}
        </p>
      )}
      <div className="mcp-actions">
        <Button data-leaves="" onClick={onBack}>
          {prompt.back}
        </Button>
        <Button data-leaves="" weight="main" onClick={() => void block()}>
          {flood.block}
        </Button>
      </div>
    </div>
  );
}
