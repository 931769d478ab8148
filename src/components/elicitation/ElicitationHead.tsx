"use client";

import type { ReactNode } from "react";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { ServerAttribution } from "../shared/ServerAttribution.js";
import { useMessages } from "../shared/useMessages.js";

/** The props of `ElicitationHead`. */
export interface ElicitationHeadProps {
  /** The question. */
  readonly elicitation: ElicitationView;
  /** How many questions wait behind this one. */
  readonly waiting: number;
  /** Controls of the surface, such as the one that closes it. */
  readonly children?: ReactNode;
}

/** Says who asks, how often, and what else waits. Renders a `<header>` element. */
export function ElicitationHead({
  elicitation: { session, asked },
  waiting,
  children,
}: ElicitationHeadProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <header className="mcp-elicitation-head">
      <ServerAttribution session={session} />
      <div className="mcp-elicitation-marks">
        {asked > 1 && (
          <span className="mcp-badge" data-tone="warning">
            {prompt.askedAgain({ count: asked })}
          </span>
        )}
        {waiting > 0 && <span className="mcp-badge">{prompt.waiting({ count: waiting })}</span>}
        {children}
      </div>
    </header>
  );
}
