import { type StartServerOptions, startServer, type TestServer } from "@mcp-host-ui/testing";
import type { LocalHost } from "mcp-host-ui/host";
import { connectHost, type RemoteHost, type ServeHostOptions, serveHost } from "mcp-host-ui/relay";
import { onTestFinished } from "vitest";

/** Starts a server that is closed when the test is finished. */
export async function start(
  host: LocalHost,
  options: StartServerOptions = {},
): Promise<TestServer> {
  const server = await startServer(host, options);
  onTestFinished(() => server.close());
  return server;
}

/** Opens a window on a host; it is closed when the test is finished. */
export function openWindow(host: LocalHost, options: ServeHostOptions = {}): RemoteHost {
  const { port1, port2 } = new MessageChannel();
  const stop = serveHost(host, port2, options);
  const remote = connectHost(port1);
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
  });
  return remote;
}
