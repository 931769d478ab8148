import type { RenderResult } from "@testing-library/react";
import type { HostProviderProps } from "mcp-host-ui";
import { createHost, elicitation, type HostOptions, type LocalHost } from "mcp-host-ui/host";
import { preload } from "mcp-host-ui/kind";
import type { ReactNode } from "react";
import { renderInProvider } from "./renderInProvider.js";
import { type StartServerOptions, scriptServer, type TestServer } from "./startServer.js";

/** Options for rendering with a host. */
export interface RenderWithHostOptions extends Omit<HostProviderProps, "host" | "children"> {
  /** The host to use. @default a new one that answers elicitations, URL mode included */
  readonly host?: LocalHost;
  /** Options for the new host, which stores nothing unless they say so. */
  readonly hostOptions?: Partial<HostOptions>;
  /** The test server's session and wire. */
  readonly server?: StartServerOptions;
}

/** The rendered app, with the host and the server behind it. */
export interface RenderWithHostResult extends RenderResult {
  readonly host: LocalHost;
  readonly server: TestServer;
  /** Takes the page away, and closes the server's connection and the host. */
  close(): Promise<void>;
}

/**
 * Renders a user interface inside a `HostProvider` whose host is connected to a real test server. Questions take presses
 * at once, the server learns at once that the user left one, and no bar shows sent answers. `safety.armAfter`,
 * `questions.undo`, and `bars.showSent` change that. Needs `@testing-library/react`.
 */
export async function renderWithHost(
  ui: ReactNode,
  { host: given, hostOptions, server: serverOptions, ...props }: RenderWithHostOptions = {},
): Promise<RenderWithHostResult> {
  const host = given ?? createTestHost(hostOptions);
  await preload();
  const server = await scriptServer(host, serverOptions);
  const { rendered, restore } = await renderInProvider(ui, host, props);
  return {
    ...rendered,
    host,
    server,
    async close() {
      rendered.unmount();
      restore();
      await server.close();
      host.close();
    },
  };
}

/** Makes the host of a test's page, which stores nothing unless the options say so. */
export function createTestHost(options: Partial<HostOptions> = {}): LocalHost {
  return createHost({ kinds: [elicitation({ url: true })], storage: false, ...options });
}
