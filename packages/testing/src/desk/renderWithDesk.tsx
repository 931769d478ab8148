import { attachDesk } from "@mcp-host-ui/desk/page";
import { preload } from "mcp-host-ui/kind";
import type { ReactNode } from "react";
import { renderInProvider } from "../kit/renderInProvider.js";
import {
  createTestHost,
  type RenderWithHostOptions,
  type RenderWithHostResult,
} from "../kit/renderWithHost.js";
import { type StartServerAtDeskOptions, startDesk, type TestDesk } from "./startDesk.js";

/** Options for rendering with a desk. */
export interface RenderWithDeskOptions extends RenderWithHostOptions {
  /** The back end. @default a new one, whose desk takes elicitations */
  readonly backEnd?: TestDesk;
  /** The test server's session, wire and person. */
  readonly server?: StartServerAtDeskOptions;
}

/** The rendered app, with the page's host, the back end and the server behind it. */
export interface RenderWithDeskResult extends RenderWithHostResult {
  readonly backEnd: TestDesk;
  /** Takes the page away, and closes its connection, its host, the servers and the back end. */
  close(): Promise<void>;
}

/**
 * Renders a user interface inside a `HostProvider` whose host is attached to a desk, where a real test server asks: the page
 * of an app whose MCP client lives on a back end. In all else it is `renderWithHost`.
 */
export async function renderWithDesk(
  ui: ReactNode,
  {
    host: given,
    hostOptions,
    server: serverOptions,
    backEnd = startDesk(),
    ...props
  }: RenderWithDeskOptions = {},
): Promise<RenderWithDeskResult> {
  const host = given ?? createTestHost(hostOptions);
  await preload();
  const server = await backEnd.startServer(serverOptions);
  const attached = attachDesk(host, {
    url: "/api/questions",
    fetch: backEnd.fetchFor(serverOptions?.audience),
  });
  const { rendered, restore } = await renderInProvider(ui, host, props);
  return {
    ...rendered,
    host,
    backEnd,
    server,
    async close() {
      rendered.unmount();
      restore();
      attached.close();
      await backEnd.close();
      host.close();
    },
  };
}
