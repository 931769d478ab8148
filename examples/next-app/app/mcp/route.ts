import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  McpServer,
} from "@modelcontextprotocol/server";

/** The app's own MCP server: a new one for each request, so that no two visitors meet in it. */
const handler = createMcpHandler(() => {
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
  server.registerTool(
    "book_trip",
    {
      description: "Books a trip, and asks where to.",
      inputSchema: fromJsonSchema({ type: "object", properties: {} }),
    },
    (_args, { mcpReq }) =>
      mcpReq.inputResponses
        ? { content: [{ type: "text", text: JSON.stringify(mcpReq.inputResponses) }] }
        : inputRequired({ inputRequests: { destination } }),
  );
  return server;
});

const destination = inputRequired.elicit({
  message: "Where do you want to go?",
  requestedSchema: {
    type: "object",
    properties: {
      city: { type: "string", title: "City", minLength: 2 },
      nights: { type: "integer", title: "Nights", minimum: 1, maximum: 30, default: 3 },
    },
    required: ["city", "nights"],
  },
});

export const POST = (request: Request) => handler.fetch(request);
