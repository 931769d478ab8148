import "mcp-host-ui/styles.css";
import { type StartServerOptions, startServer, type TestServer } from "@mcp-host-ui/testing";
import { HostProvider, type HostProviderProps } from "mcp-host-ui";
import {
  createHost,
  type DecisionLog,
  elicitation,
  type HostKind,
  type LocalHost,
} from "mcp-host-ui/host";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** A host in the page of the test, with a real server connected to it. */
export interface MountedHost {
  readonly host: LocalHost;
  readonly server: TestServer;
}

/** Puts a user interface into the page, as an app would: in StrictMode, guards and all. */
export async function mountHost(
  ui: ReactNode,
  props: Omit<HostProviderProps, "host" | "children"> = {},
  options: StartServerOptions = {},
  kinds: readonly HostKind[] = [elicitation({ url: true })],
  log?: DecisionLog,
): Promise<MountedHost> {
  const host = createHost({ kinds, ...(log && { log }) });
  const server = await startServer(host, options);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <StrictMode>
      <HostProvider undo={0} showSent={0} {...props} host={host}>
        {ui}
      </HostProvider>
    </StrictMode>,
  );
  onTestFinished(async () => {
    root.unmount();
    document.body.replaceChildren();
    await server.close();
    host.close();
  });
  return { host, server };
}
