"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { Icon } from "../shared/Icon.js";
import { useMessages } from "../shared/useMessages.js";
import { CallStrip } from "./CallStrip.js";
import { DeclineStep } from "./DeclineStep.js";
import { LeaveStep } from "./LeaveStep.js";

/** The props of `ElicitationFoot`. */
export interface ElicitationFootProps {
  /** The question. */
  readonly elicitation: OpenElicitationView;
  readonly leaving: Leaving;
  /** The control that accepts. */
  readonly children?: ReactNode;
}

/** Everything that a person can do about an open question beside filling it in. Renders a `<footer>` element. */
export function ElicitationFoot({
  elicitation,
  leaving,
  children,
}: ElicitationFootProps): ReactNode {
  const { prompt } = useMessages();
  const { step } = leaving;
  return (
    <footer className="mcp-elicitation-foot" data-step={step}>
      {step === "decline" && <DeclineStep elicitation={elicitation} leaving={leaving} />}
      {(step === "leave" || step === "stop") && (
        <LeaveStep key={step} elicitation={elicitation} leaving={leaving} />
      )}
      {step === "answer" && (
        <>
          <div className="mcp-actions">
            <span className="mcp-split mcp-actions-start">
              <Button onClick={leaving.decline}>{prompt.decline}</Button>
              <Button aria-label={prompt.declineWithReason} onClick={leaving.askReason}>
                <Icon name="open" />
              </Button>
            </span>
            <Button weight="quiet" onClick={() => void elicitation.putAside()}>
              {prompt.later}
            </Button>
            <Button weight="quiet" onClick={leaving.leave}>
              {prompt.cancel}
            </Button>
            {children}
          </div>
          <CallStrip elicitation={elicitation} leaving={leaving} />
        </>
      )}
    </footer>
  );
}
