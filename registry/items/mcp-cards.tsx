"use client";

import { ElicitationCard, RootsCard, SamplingCard } from "mcp-host-ui";

/** The questions of one tool call, where the call stands in a conversation. */
export function McpCards({ call }: { call: string }) {
  return (
    <div className="grid gap-4">
      <ElicitationCard call={call} />
      <SamplingCard call={call} />
      <RootsCard call={call} />
    </div>
  );
}
