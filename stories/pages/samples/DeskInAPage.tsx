import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";

const host = createHost({ kinds: [elicitation({ url: true })] });

attachDesk(host, { url: "/api/questions" });

/** The app, with a dialog for what waits at the desk. */
export function App(): ReactNode {
  return (
    <HostProvider host={host}>
      <HostPrompts />
    </HostProvider>
  );
}
