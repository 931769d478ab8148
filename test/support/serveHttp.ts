import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { onTestFinished } from "vitest";
import { shippingAddress } from "./questions.js";

/** Serves a 2025 server over real HTTP whose tool `book` asks for a city. */
export async function serveHttp(): Promise<URL> {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const http = createServer(async (request, response) => {
    const known = transports.get(String(request.headers["mcp-session-id"]));
    if (known) return known.handleRequest(request, response);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
    });
    const server = new McpServer({ name: "travel", version: "1.0.0" });
    server.registerTool("book", {}, async () => {
      const answer = await server.server.elicitInput({
        message: shippingAddress.message,
        requestedSchema: { type: "object", properties: { city: { type: "string" } } },
      });
      return { content: [{ type: "text", text: JSON.stringify(answer) }] };
    });
    await server.connect(transport);
    return transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    await Promise.all([...transports.values()].map((transport) => transport.close()));
    http.closeAllConnections();
    http.close();
  });
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`);
}
