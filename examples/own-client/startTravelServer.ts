import {
  fromJsonSchema,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/** Starts a real MCP server inside the page; what it returns stands in for `fetch`. */
export async function startTravelServer(): Promise<typeof fetch> {
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
  const inputSchema = fromJsonSchema({ type: "object", properties: {} });

  let question = new AbortController();

  server.registerTool(
    "book_trip",
    { description: "Asks where to, and says how often it heard of the person.", inputSchema },
    async (_args, { mcpReq }) => {
      question = new AbortController();
      const { signal } = question;
      let heard = 0;
      // A server that hears progress goes on waiting, however long the person takes.
      const onprogress = () => {
        heard += 1;
      };
      try {
        const answer = await mcpReq.elicitInput(destination, {
          signal,
          onprogress,
          timeout: 5_000,
          resetTimeoutOnProgress: true,
        });
        return { content: [], structuredContent: { ...answer, heard } };
      } catch (error) {
        if (signal.aborted) return { content: [], structuredContent: { withdrawn: true } };
        throw error;
      }
    },
  );

  server.registerTool(
    "change_mind",
    { description: "Takes back what book_trip asks.", inputSchema },
    async () => {
      question.abort();
      return { content: [] };
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
