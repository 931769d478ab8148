import { startServer } from "@mcp-host-ui/testing";
import type { LocalHost } from "mcp-host-ui/host";
import { onTestFinished } from "vitest";
import { recorded, type WireMessage } from "./recorded.js";
import type { Setting } from "./settings.js";

const capabilityKey = "io.modelcontextprotocol/clientCapabilities";

/** What a server learns, in every message that has to say so, of what the host can do. */
export async function declaredTo(
  { revision, open }: Setting,
  host: LocalHost,
): Promise<readonly unknown[]> {
  const wire = recorded(open);
  const server = await startServer(host, { wire: wire.open });
  onTestFinished(() => server.close());
  await server.call(async () => "done");
  // Once for the connection in 2025, in every request since.
  const saying =
    revision === "2026-07-28"
      ? wire.sent.filter(({ id }) => id !== undefined).map(inRequest)
      : wire.sent.filter(({ method }) => method === "initialize").map(inInitialize);
  return saying;
}

function inRequest({ params }: WireMessage): unknown {
  return (params?._meta as Record<string, unknown> | undefined)?.[capabilityKey];
}

function inInitialize({ params }: WireMessage): unknown {
  return params?.capabilities;
}
