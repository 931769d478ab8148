"use client";

import { ElicitationRecord, type ElicitationRecordProps } from "mcp-host-ui";

/** A finished form in a chat message, drawn from what the app stored. It needs no host. */
export function McpRequestRecord(props: ElicitationRecordProps) {
  return <ElicitationRecord {...props} />;
}
