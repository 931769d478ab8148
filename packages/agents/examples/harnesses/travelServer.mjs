// @ts-check
// An MCP server on standard input and output whose tool asks for a seat and returns the answer.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "travel", version: "1.0.0" });
server.registerTool(
  "book",
  {
    title: "Book a flight",
    description: "Books a flight.",
    inputSchema: { city: z.string() },
    annotations: { readOnlyHint: false, destructiveHint: true },
  },
  async ({ city }) => {
    const seat = await server.server.elicitInput({
      message: "Which seat?",
      requestedSchema: {
        type: "object",
        properties: { seat: { type: "string", title: "Seat" } },
        required: ["seat"],
      },
    });
    return { content: [{ type: "text", text: JSON.stringify({ city, seat }) }] };
  },
);
await server.connect(new StdioServerTransport());
