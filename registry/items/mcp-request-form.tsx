"use client";

import { ElicitationRequestForm, type ElicitationRequestFormProps } from "mcp-host-ui";

/** A form that a server asks for, in a chat message that the app keeps itself. It needs no host. */
export function McpRequestForm(props: ElicitationRequestFormProps) {
  return <ElicitationRequestForm {...props} />;
}
