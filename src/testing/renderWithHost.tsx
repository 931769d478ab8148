import type { RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { createHost } from "../host/createHost.js";
import type { LocalHost } from "../host/host.js";
import type { HostOptions } from "../host/hostOptions.js";
import { elicitation } from "../kinds/elicitation/core/elicitation.js";
import { HostProvider, type HostProviderProps } from "../react/HostProvider.js";
import { preload } from "./preload.js";
import { type StartServerOptions, startServer, type TestServer } from "./startServer.js";
import { tellInAct } from "./tellInAct.js";

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
  /** Closes the server's connection and the host. */
  close(): Promise<void>;
}

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

/**
 * Renders a user interface inside a `HostProvider` whose host a real test server is connected to. Questions take
 * presses at once, leaving one tells the server at once, and nothing shows what was sent, unless `armAfter`, `undo` and
 * `showSent` say otherwise. Needs `@testing-library/react`.
 */
export async function renderWithHost(
  ui: ReactNode,
  { host: given, hostOptions, server: serverOptions, ...props }: RenderWithHostOptions = {},
): Promise<RenderWithHostResult> {
  const host =
    given ?? createHost({ kinds: [elicitation({ url: true })], storage: false, ...hostOptions });
  await preload();
  const server = await startServer(host, serverOptions);
  // Loaded here: who only wants `startServer` need not have it.
  const { act, render } = await import("@testing-library/react");
  const told = tellInAct(host, act);
  // A form loads what validates its answers: as in a page, that arrives when it does, and inside no `act`.
  const before: unknown = Reflect.get(globalThis, actEnvironment);
  Reflect.set(globalThis, actEnvironment, false);
  const rendered = render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <HostProvider armAfter={0} undo={0} showSent={0} {...props} host={told}>
        {children}
      </HostProvider>
    ),
  });
  return {
    ...rendered,
    host,
    server,
    async close() {
      Reflect.set(globalThis, actEnvironment, before);
      await server.close();
      host.close();
    },
  };
}
