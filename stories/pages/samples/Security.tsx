import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { createInspector } from "mcp-host-ui/safety";
import type { ReactNode } from "react";

const inspector = createInspector();

export function App({ host }: { host: LocalHost }): ReactNode {
  return (
    <HostProvider
      host={host}
      safety={{ inspector, review: "always" }}
      // Show exactly what leaves, before anything does.
      // Pages open where your app wants them, and only after a person agreed.
      custom={{ openPage: (url) => window.open(url, "_blank", "noopener,noreferrer") !== null }}
    >
      <HostPrompts />
    </HostProvider>
  );
}
