"use client";

import type { ReactNode } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { QuietButton } from "../content/QuietButton.js";
import { useSamplingContentMessages } from "../content/useSamplingContentMessages.js";
import { differences } from "../lazyParts.js";

/** The props of `Difference`. */
export interface DifferenceProps {
  /** The text as it was. */
  readonly before: string;
  /** The text as it is now. */
  readonly after: string;
  /** The name of the text, for people who do not see where it stands. */
  readonly label: string;
  /** Names the element, for what controls it. */
  readonly id?: string | undefined;
}

/** Shows what differs between two texts; the library for it loads when this is first shown. Renders a `<div>` element. */
export function Difference({ before, after, label, id }: DifferenceProps): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(differences);
  return (
    <div id={id} role="group" aria-label={label} className="mcp-difference">
      {state.status === "loaded" && <state.value.Comparison before={before} after={after} />}
      {state.status === "loading" && <p className="mcp-step-hint">{words.loading}</p>}
      {state.status === "failed" && (
        <p role="status" className="mcp-message-note">
          {words.unavailable} <QuietButton onClick={differences.load}>{words.retry}</QuietButton>
        </p>
      )}
    </div>
  );
}
