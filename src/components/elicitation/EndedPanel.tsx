"use client";

import type { ReactNode } from "react";
import type { SettledElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { EndedNotice } from "./EndedNotice.js";

/** The props of `EndedPanel`. */
export interface EndedPanelProps {
  /** The question. */
  readonly elicitation: SettledElicitationView;
  readonly children: ReactNode;
}

/** A question that ended without the person: what became of it, and what had been entered. */
export function EndedPanel({ elicitation, children }: EndedPanelProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <>
      <div className="mcp-elicitation-body">
        {children}
        <EndedNotice elicitation={elicitation} />
      </div>
      <footer className="mcp-elicitation-foot">
        <div className="mcp-actions">
          {elicitation.dismiss && (
            <Button weight="main" onClick={() => void elicitation.dismiss?.()}>
              {prompt.dismiss}
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}
