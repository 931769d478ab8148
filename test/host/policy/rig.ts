import {
  createHost,
  elicitation,
  type HostOptions,
  type HostPolicy,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { connectHost, type RemoteHost, type ServeHostOptions, serveHost } from "mcp-host-ui/relay";
import { type StartServerOptions, startServer, type TestServer } from "mcp-host-ui/testing";
import { onTestFinished } from "vitest";

/** A question to a model. */
export const quietMonths = {
  messages: [{ role: "user", content: { type: "text", text: "When is Lisbon quiet?" } }],
  maxTokens: 100,
};

/** A form that asks for a secret, and for nothing else. */
export const signIn = {
  message: "Sign in to go on.",
  requestedSchema: {
    type: "object",
    properties: { word: { type: "string", title: "Your password" } },
  },
};

/** A host with every kind of question, under a policy; its options let everything go as fast as they can. */
export function openHost(policy: HostPolicy, options: Partial<HostOptions> = {}): LocalHost {
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({
        generate: async () => ({ content: "In November.", model: "m" }),
        reviewResponse: false,
      }),
      roots({ initial: ["/home/ada"], approve: () => true }),
    ],
    unattendedAfter: Number.POSITIVE_INFINITY,
    policy,
    ...options,
  });
  onTestFinished(host.close);
  return host;
}

/** Starts a server that is closed when the test is finished. */
export async function start(
  host: LocalHost,
  options: StartServerOptions = {},
): Promise<TestServer> {
  const server = await startServer(host, options);
  onTestFinished(() => server.close());
  return server;
}

/** Opens a window that may do everything that a window can be allowed. */
export function openWindow(host: LocalHost, options: ServeHostOptions = {}): RemoteHost {
  const { port1, port2 } = new MessageChannel();
  const stop = serveHost(host, port2, { allows: () => true, ...options });
  const remote = connectHost(port1);
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
  });
  return remote;
}
