import { MCPClient, type MCPClientCapabilities, type MCPInputRequestHandler } from "@mastra/mcp";
import type { LocalHost } from "mcp-host-ui/host";

/** A client of Mastra whose servers ask people. */
export interface MastraAdapter {
  readonly client: MCPClient;
  /** Disconnects, and settles what is still open as sent to nobody. */
  close(): Promise<void>;
}

/** Makes a client of Mastra for these servers, under the app's own name for each. */
export function createMastraClient(
  host: LocalHost,
  servers: Readonly<Record<string, URL>>,
): MastraAdapter {
  const { elicitation = {} } = host.capabilities;
  const capabilities = { elicitation } as MCPClientCapabilities;
  const opened = Object.entries(servers).map(([name, url]) => {
    const session = host.openSession({ id: name, name, origin: url.origin });
    const inputRequests: MCPInputRequestHandler = async ({ params, signal }) => {
      const result = await session.receive("elicitation/create", params, { signal });
      // The host's own answer to this method.
      return result as Awaited<ReturnType<MCPInputRequestHandler>>;
    };
    // Mastra's timer of a call, in milliseconds, runs while a person thinks: a day.
    const timeout = 86_400_000;
    return { session, server: { url, inputRequests, capabilities, timeout } };
  });
  const client = new MCPClient({
    id: crypto.randomUUID(),
    servers: Object.fromEntries(opened.map(({ session, server }) => [session.id, server])),
  });
  return {
    client,
    async close() {
      for (const { session } of opened) session.close();
      await client.disconnect();
    },
  };
}
