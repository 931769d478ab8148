import { Client } from "@modelcontextprotocol/client";
import { fromJsonSchema, InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import type { McpClientLike } from "mcp-host-ui/host";

/** One answer as a real server received it. */
export interface Received {
  readonly question: string;
  readonly askedAt: number;
  readonly receivedAt: number;
  readonly content: unknown;
}

const requestedSchema = {
  type: "object" as const,
  properties: { by: { type: "string" as const } },
  required: ["by"],
};

/** Starts a real server that asks what its tool is called with; `hear` gets each answer as it arrives. */
export async function startAsker(
  attach: (client: McpClientLike) => void,
  hear: (received: Received) => void,
): Promise<{ ask: (question: string) => Promise<unknown>; close: () => Promise<void> }> {
  const server = new McpServer({ name: "asker", version: "1.0.0" });
  const inputSchema = fromJsonSchema<{ question: string }>({
    type: "object",
    properties: { question: { type: "string" } },
    required: ["question"],
  });
  server.registerTool("ask", { inputSchema }, async ({ question }, { mcpReq }) => {
    const askedAt = Date.now();
    const params = { message: question, requestedSchema };
    const { action, content } = await mcpReq.elicitInput(params, { timeout: 600_000 });
    if (action === "accept") hear({ question, askedAt, receivedAt: Date.now(), content });
    return { content: [] };
  });
  const client = new Client({ name: "bench", version: "1.0.0" });
  attach(client);
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  return {
    ask: (question) =>
      client.callTool({ name: "ask", arguments: { question } }, { timeout: 600_000 }),
    close: () => client.close(),
  };
}
