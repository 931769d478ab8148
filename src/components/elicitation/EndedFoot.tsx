"use client";

import type { ReactNode } from "react";
import type { SettledElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";

/** The props of `EndedFoot`. */
export interface EndedFootProps {
  /** The question. */
  readonly elicitation: SettledElicitationView;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** Takes a question that is over out of sight. Renders a `<footer>` element, or nothing where it is out of sight already. */
export function EndedFoot({ elicitation: { dismiss }, children }: EndedFootProps): ReactNode {
  const { prompt } = useMessages();
  if (!dismiss) return null;
  return (
    <footer className="mcp-elicitation-foot">
      <div className="mcp-actions mcp-actions-end">
        {children}
        <Button onClick={() => void dismiss()}>{prompt.dismiss}</Button>
      </div>
    </footer>
  );
}
