import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import type { ReactNode } from "react";

const main = createHost({ kinds: [elicitation({ url: true })] });

/** Where your clients live, in Electron's main process, say: once for each window that opens. */
export function serveWindow(port: MessagePort, user: string, servers: Set<string>): () => void {
  return serveHost(main, port, {
    sees: ({ session }) => session !== undefined && servers.has(session),
    principal: user,
  });
}

/** In a window: the same hooks and components, on a host that lives elsewhere. */
export function createWindow(port: MessagePort): () => ReactNode {
  const host = connectHost(port);
  return function Window() {
    return (
      <HostProvider host={host}>
        <HostPrompts />
      </HostProvider>
    );
  };
}
