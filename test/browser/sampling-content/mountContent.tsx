import "mcp-host-ui/styles.css";
import { HostProvider } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Puts something into the page of the test, as an app would, with a host that is connected to nothing. */
export function mountContent(ui: ReactNode): void {
  const host = createHost({ kinds: [] });
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <StrictMode>
      <HostProvider host={host}>{ui}</HostProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    host.close();
  });
}
