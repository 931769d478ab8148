"use client";

import { HostPrompts } from "mcp-host-ui";

/** Whatever servers ask, in dialogs: put it once at the end of the app, inside `McpProvider`. */
export function McpPrompts() {
  return <HostPrompts />;
}
