"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
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
  return (
    <footer className="mcp-elicitation-foot" data-step={leaving.step}>
      {leaving.step === "decline" && <DeclineStep elicitation={elicitation} leaving={leaving} />}
      {leaving.step === "leave" && <LeaveStep elicitation={elicitation} leaving={leaving} />}
      {leaving.step === "answer" && (
        <>
          <div className="mcp-actions">
            <div className="mcp-actions-group">
              <Button onClick={leaving.decline}>{prompt.decline}</Button>
              <Button weight="quiet" onClick={leaving.askReason}>
                {prompt.addReason}
              </Button>
            </div>
            <div className="mcp-actions-group">
              <Button weight="quiet" onClick={() => void elicitation.putAside()}>
                {prompt.later}
              </Button>
              <Button weight="quiet" onClick={leaving.leave}>
                {prompt.cancel}
              </Button>
              {children}
            </div>
          </div>
          <CallStrip elicitation={elicitation} />
        </>
      )}
    </footer>
  );
}
