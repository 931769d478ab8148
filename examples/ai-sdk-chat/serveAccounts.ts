import { randomUUID } from "node:crypto";
import {
  type ElicitResult,
  fromJsonSchema,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { type Listening, listen } from "./listen.ts";

/** Serves a real MCP server over HTTP: its tool asks a person for what an account needs. `hear` gets what came back. */
export function serveAccounts(hear: (result: ElicitResult) => void = () => {}): Promise<Listening> {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  return listen(async (request) => {
    const known = sessions.get(request.headers.get("mcp-session-id") ?? "");
    if (known) return known.handleRequest(request);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
      onsessionclosed: (id) => {
        sessions.delete(id);
      },
    });
    await createAccountsServer(hear).connect(transport);
    return transport.handleRequest(request);
  });
}

function createAccountsServer(hear: (result: ElicitResult) => void): McpServer {
  const server = new McpServer({ name: "accounts", version: "1.0.0" });
  server.registerTool(
    "register_user",
    {
      description: "Registers a new user, and asks the person for what an account needs.",
      inputSchema: fromJsonSchema({ type: "object", properties: {} }),
    },
    async (_args, { mcpReq }) => {
      const result = await mcpReq.elicitInput(account, { timeout: 600_000 });
      hear(result);
      const { action, content } = result;
      const text =
        action === "accept"
          ? `${String(content?.username)} is registered.`
          : "Nobody was registered.";
      return { content: [{ type: "text", text }] };
    },
  );
  return server;
}

// No password: servers must not ask for one in a form (Elicitation, "Safety and security").
const account = {
  message: "What should the account be?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      username: { type: "string" as const, title: "Username", minLength: 3, maxLength: 20 },
      email: { type: "string" as const, title: "Email", format: "email" as const },
      newsletter: { type: "boolean" as const, title: "Newsletter", default: false },
    },
    required: ["username", "email"],
  },
};
