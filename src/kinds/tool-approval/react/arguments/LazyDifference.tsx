"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { Button } from "../../../../ui/Button.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type { ToolDifferenceProps } from "./ToolDifference.js";

const difference = createChunk(() => import("./ToolDifference.js"));

/** Shows the difference between two texts; its code loads when a user first opens one. Renders a `<div>` element. */
export function LazyDifference(props: ToolDifferenceProps): ReactNode {
  const { prompt } = useMessages();
  const state = useChunk(difference);
  if (state.status === "loaded") return <state.value.ToolDifference {...props} />;
  return state.status === "failed" ? (
    <Button weight="quiet" onClick={difference.load}>
      {prompt.loadAgain}
    </Button>
  ) : null;
}
