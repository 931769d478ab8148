import { createRecorder, type Recording } from "@mcp-host-ui/testing/devtools";
import { type DevtoolsReplay, McpDevtools } from "@mcp-host-ui/testing/devtools/react";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";

export const host = createHost({ kinds: [elicitation({ url: true })] });

/** Made beside the host, so that it knows what was there before the panel. */
export const recorder = createRecorder(host);

// A build for production leaves this out, and with it the servers that ask again.
const devtools = process.env.NODE_ENV !== "production" && { recorder, replay };

async function replay(recording: Recording): Promise<DevtoolsReplay> {
  const { playRecording } = await import("@mcp-host-ui/testing");
  return playRecording(host, recording);
}

/** The app, with the panel for whoever develops it. */
export function App(): ReactNode {
  return (
    <HostProvider host={host}>
      <HostPrompts />
      <McpDevtools {...devtools} />
    </HostProvider>
  );
}
