import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import type { ReactNode } from "react";

/** Where your clients live: Electron's main process, a worker, a server. */
export function serveWindows(ports: AsyncIterable<MessagePort>): Promise<void> {
  const host = createHost({ slices: [elicitation({ url: true })] });
  return forEach(ports, (port) => serveHost(host, port));
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

async function forEach<Item>(items: AsyncIterable<Item>, use: (item: Item) => void): Promise<void> {
  for await (const item of items) use(item);
}
