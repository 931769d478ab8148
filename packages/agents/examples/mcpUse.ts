import type { LocalHost } from "mcp-host-ui/host";
import { MCPClient } from "mcp-use/client";

/** A client of mcp-use whose servers ask people. */
export interface McpUseAdapter {
  /** Calls a tool with a clock that stops while a question is open. */
  callTool(
    server: string,
    tool: string,
    input: Record<string, unknown>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>;
  /** Disconnects, and settles what is still open as sent to nobody. */
  close(): Promise<void>;
}

/** Connects a client of mcp-use to these servers, under the app's own name for each. */
export async function connectMcpUse(
  host: LocalHost,
  servers: Readonly<Record<string, URL>>,
): Promise<McpUseAdapter> {
  const sessions = new Map(
    Object.entries(servers).map(([name, url]) => [
      name,
      host.openSession({ id: name, name, origin: url.origin }),
    ]),
  );
  const entries = [...sessions].map(([name, session]) => {
    // The host's own answers to these methods.
    const answer = (method: string) => (params: unknown) =>
      session.receive(method, params) as Promise<never>;
    const { elicitation, sampling } = host.capabilities;
    const server = {
      url: String(servers[name]),
      ...(elicitation && { onElicitation: answer("elicitation/create") }),
      ...(sampling && { onSampling: answer("sampling/createMessage") }),
      onNotification: ({ method, params }: { method: string; params?: unknown }) =>
        session.receiveNotification(method, params),
    };
    return [name, server] as const;
  });
  const client = new MCPClient({ mcpServers: Object.fromEntries(entries) });
  await client.createAllSessions();
  return {
    async callTool(server, tool, input, options) {
      const session = sessions.get(server);
      const connected = client.getSession(server);
      if (!session || !connected) throw new Error(`There is no server called ${server}.`);
      return session.trackCall((tracked) => connected.callTool(tool, input, tracked), {
        name: tool,
        ...options,
      });
    },
    async close() {
      for (const session of sessions.values()) session.close();
      await client.closeAllSessions();
    },
  };
}
