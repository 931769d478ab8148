"use client";

import type { ReactNode } from "react";
import { Button } from "../ui/Button.js";
import { useMessages } from "../ui/useMessages.js";
import type { RowContentProps } from "./rowContent.js";

/** The props of `BrokenRow`. */
export interface BrokenRowProps extends RowContentProps {
  /** Declines the request; absent where nothing is open. */
  readonly decline: (() => unknown) | undefined;
}

/** A row that failed to render, whose request can still be declined. Renders `<div>` elements with the role `gridcell`. */
export function BrokenRow({ labelId, tabIndex, decline }: BrokenRowProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <>
      <div role="gridcell" tabIndex={-1} aria-labelledby={labelId} className="mcp-inbox-cell">
        <p id={labelId} className="mcp-inbox-line">
          {prompt.broken}
        </p>
      </div>
      {decline && (
        <div role="gridcell" tabIndex={-1} className="mcp-inbox-actions">
          <Button tabIndex={tabIndex} onClick={() => void decline()}>
            {prompt.decline}
          </Button>
        </div>
      )}
    </>
  );
}
