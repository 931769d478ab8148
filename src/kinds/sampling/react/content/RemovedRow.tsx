"use client";

import type { ReactNode } from "react";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `RemovedRow`. */
export interface RemovedRowProps {
  /** The name of the removed thing, as part of a sentence. */
  readonly place: string;
  /** Brings it back; without it that is only said. */
  readonly onRestore: (() => void) | undefined;
}

/** Stands where something was removed, and brings it back. Renders a `<p>` element. */
export function RemovedRow({ place, onRestore }: RemovedRowProps): ReactNode {
  const words = useSamplingContentMessages();
  return (
    <p className="mcp-message-removed">
      {words.removed({ place })}
      {onRestore && (
        <QuietButton aria-label={words.restoreAt({ place })} onClick={onRestore}>
          {words.restore}
        </QuietButton>
      )}
    </p>
  );
}
