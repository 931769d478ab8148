"use client";

import { ElicitationControlsProvider, HostProvider, type HostProviderProps } from "mcp-host-ui";
import { McpButton } from "@/components/mcp/mcp-button";
import { McpField } from "@/components/mcp/mcp-field";

/** Gives a host to what stands in it, and draws whatever servers ask with this app's own components. */
export function McpProvider({ children, custom, ...props }: HostProviderProps) {
  return (
    <HostProvider {...props} custom={{ button: McpButton, ...custom }}>
      <ElicitationControlsProvider fieldContent={McpField}>{children}</ElicitationControlsProvider>
    </HostProvider>
  );
}
