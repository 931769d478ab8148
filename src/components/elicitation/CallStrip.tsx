"use client";

import type { ReactNode } from "react";
import { useCall } from "../../hooks/useCall.js";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";

/** The props of `CallStrip`. */
export interface CallStripProps {
  /** The question. */
  readonly elicitation: OpenElicitationView;
  readonly leaving: Leaving;
}

/**
 * Says which operation asks, and stops it: apart from Cancel, which ends the question only. Renders a `<div>`
 * element, or nothing where the question does not belong to one call for certain.
 */
export function CallStrip({ elicitation: { call, stopCall }, leaving }: CallStripProps): ReactNode {
  const { prompt } = useMessages();
  const name = useCall(call)?.name;
  if (!stopCall) return null;
  return (
    <div className="mcp-call">
      <span className="mcp-call-name">
        {name === undefined ? prompt.partOfCall : prompt.partOf({ call: name })}
      </span>
      <Button weight="quiet" className="mcp-call-stop" onClick={leaving.stop}>
        {prompt.stopCall}
      </Button>
    </div>
  );
}
