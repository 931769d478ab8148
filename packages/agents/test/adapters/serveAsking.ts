import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { onTestFinished } from "vitest";
import { z } from "zod";

/** What a server asks, and what it does then. */
export interface Asked {
  readonly method: string;
  readonly params: object;
  /** Told once the answer is there. */
  readonly afterwards?: { readonly method: string; readonly params: object };
  /** Whether the server takes its question back soon. */
  readonly withdrawn?: boolean;
}

/** Serves a 2025 server over real HTTP whose tool `book` asks for this, and gives back what it received. */
export async function serveAsking(asked: Asked): Promise<URL> {
  const { method, params, afterwards, withdrawn } = asked;
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const http = createServer(async (request, response) => {
    const known = transports.get(String(request.headers["mcp-session-id"]));
    if (known) return known.handleRequest(request, response);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
    });
    const server = new McpServer({ name: "travel", version: "1.0.0" });
    server.registerTool("book", {}, async ({ sendRequest, sendNotification }) => {
      const signal = withdrawn ? AbortSignal.timeout(500) : undefined;
      const received = await sendRequest(
        { method, params } as Parameters<typeof sendRequest>[0],
        z.looseObject({}),
        signal && { signal },
      ).catch((error: unknown) => ({ withdrawn: String(error) }));
      if (afterwards) await sendNotification(afterwards as Parameters<typeof sendNotification>[0]);
      return { content: [{ type: "text", text: JSON.stringify(received) }] };
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
