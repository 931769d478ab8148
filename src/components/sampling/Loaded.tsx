"use client";

import type { ComponentType, ReactNode } from "react";
import type { Chunk } from "../../hooks/chunk/createChunk.js";
import { useChunk } from "../../hooks/chunk/useChunk.js";
import { Button } from "../shared/Button.js";
import { useSamplingContentMessages } from "./content/useSamplingContentMessages.js";

/** The props of `Loaded`: those of the component that is loaded, and where it comes from. */
export type LoadedProps<Props> = Props & {
  readonly chunk: Chunk<ComponentType<Props>>;
};

/** A component that is loaded when it is first shown; where that fails it says so, and tries again if asked. */
export function Loaded<Props extends object>({ chunk, ...props }: LoadedProps<Props>): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(chunk);
  if (state.status === "loading") return <p className="mcp-step-hint">{words.loading}</p>;
  if (state.status === "failed")
    return (
      <div role="alert" className="mcp-notice" data-tone="warning">
        <p className="mcp-notice-text">{words.unavailable}</p>
        <Button onClick={chunk.load}>{words.retry}</Button>
      </div>
    );
  // All that is left is what the component takes.
  return <state.value {...(props as unknown as Props)} />;
}
