import {
  fromJsonSchema,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/** Starts a real MCP server inside the page; what it returns stands in for `fetch`. */
export async function startTravelServer(): Promise<typeof fetch> {
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
  const inputSchema = fromJsonSchema({ type: "object", properties: {} });

  server.registerTool(
    "book_trip",
    { description: "Asks where to, and says how often it heard of the person.", inputSchema },
    async (_args, { mcpReq }) => {
      let heard = 0;
      // A server that hears progress goes on waiting, however long the person takes.
      const onprogress = () => {
        heard += 1;
      };
      const answer = await mcpReq.elicitInput(destination, {
        onprogress,
        timeout: 5_000,
        resetTimeoutOnProgress: true,
      });
      return { content: [], structuredContent: { ...answer, heard } };
    },
  );

  server.registerTool(
    "change_mind",
    { description: "Asks where to, and takes the question back.", inputSchema },
    async (_args, { mcpReq }) => {
      const signal = AbortSignal.timeout(1_000);
      await mcpReq.elicitInput(destination, { signal }).catch(() => {});
      return { content: [], structuredContent: { withdrawn: true } };
    },
  );

  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
  });
  await server.connect(transport);
  return (url, init) => transport.handleRequest(new Request(url, init));
}

const destination = {
  message: "Where do you want to go?",
  requestedSchema: {
    type: "object" as const,
    properties: { city: { type: "string" as const, title: "City" } },
    required: ["city"],
  },
};
