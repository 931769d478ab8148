"use client";

import type { ReactNode } from "react";
import type { Chunk } from "../../../../react/chunk/createChunk.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { Button } from "../../../../ui/Button.js";
import { useSamplingContentMessages } from "../content/useSamplingContentMessages.js";

/** The props of `Loaded`. */
export interface LoadedProps<Value> {
  readonly chunk: Chunk<Value>;
  /** Renders what was loaded. */
  readonly children: (loaded: Value) => ReactNode;
}

/** A component that is loaded when it is first shown; if that fails, a sentence and a button to try again. */
export function Loaded<Value>({ chunk, children }: LoadedProps<Value>): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(chunk);
  if (state.status === "loading") return <p className="mcp-step-hint">{words.loading}</p>;
  if (state.status === "loaded") return children(state.value);
  return (
    <div role="alert" className="mcp-notice" data-tone="warning">
      <p className="mcp-notice-text">{words.unavailable}</p>
      <Button onClick={chunk.load}>{words.retry}</Button>
    </div>
  );
}
