import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { attachClient, type LocalHost } from "mcp-host-ui/host";
import type { revisions } from "./openPrompt.js";

const client = { name: "test-host", version: "1.0.0" };
const server = { name: "test-server", version: "1.0.0" };
const capabilityKey = "io.modelcontextprotocol/clientCapabilities";

/** What a server learns, in every message that has to say so, of what the host can do. */
export const declaredTo: Record<
  (typeof revisions)[number],
  (host: LocalHost) => Promise<readonly unknown[]>
> = {
  async "2025-11-25"(host) {
    const asking = new Server(server, { capabilities: {} });
    const asked = new Client(client);
    attachClient(host, asked, { id: "travel" });
    const [left, right] = InMemoryTransport.createLinkedPair();
    await Promise.all([asking.connect(right), asked.connect(left)]);
    const declared = asking.getClientCapabilities();
    await asking.close();
    return [declared];
  },
  async "2026-07-28"(host) {
    const handler = createMcpHandler(() => new Server(server, { capabilities: { tools: {} } }), {
      legacy: "reject",
    });
    const declared: unknown[] = [];
    const asked = new Client(client, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
    attachClient(host, asked, { id: "travel" });
    const transport = new StreamableHTTPClientTransport(new URL("http://test-server.invalid/mcp"), {
      async fetch(url, init) {
        const { params } = await new Request(url, init).json();
        declared.push(params?._meta?.[capabilityKey]);
        return handler.fetch(new Request(url, init));
      },
    });
    await asked.connect(transport);
    await asked.callTool({ name: "any" }).catch(() => {});
    await asked.close();
    return declared;
  },
};
