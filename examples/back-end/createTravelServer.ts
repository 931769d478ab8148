import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";

/** Makes a real MCP server with one tool, which asks before it books and returns what it was told. */
export function createTravelServer(): McpServer {
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
  server.registerTool(
    "book_trip",
    {
      description: "Books a trip, and asks where to.",
      inputSchema: fromJsonSchema({ type: "object", properties: {} }),
    },
    async (_args, { mcpReq }) => ({
      content: [],
      structuredContent: { ...(await mcpReq.elicitInput(destination, { timeout: 600_000 })) },
    }),
  );
  return server;
}

const destination = {
  message: "Where do you want to go?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      city: { type: "string" as const, title: "City" },
      country: { type: "string" as const, title: "Country" },
    },
    required: ["city"],
  },
};
