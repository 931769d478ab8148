import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";

/** Starts a real MCP server inside the page; what it returns stands in for `fetch`. */
export function startTravelServer(): typeof fetch {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
    const inputSchema = fromJsonSchema({
      type: "object",
      properties: { from: { type: "string" }, to: { type: "string" } },
      required: ["from", "to"],
    });
    server.registerTool(
      "book_flight",
      { description: "Books a flight.", inputSchema },
      async (flight) => ({
        content: [{ type: "text", text: `Booked: ${JSON.stringify(flight)}` }],
      }),
    );
    return server;
  });
  return (url, init) => {
    // Firefox has no `Request.body`, from which the SDK's server reads what is posted: it is handed over read.
    const parsedBody = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    return handler.fetch(new Request(url, init), { parsedBody });
  };
}
