import { attachClientToDesk, createDesk } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The inspector runs for one person, on their own machine. */
const audience = "local";

const desk = createDesk();
const client = new Client({ name: "inspector", version: "1.0.0" });
const session = attachClientToDesk(desk, client, {
  audience,
  server: { id: "everything", name: "Everything" },
});

/** Connects to the server whose address the person typed. */
export function connect(address: string): Promise<void> {
  return client.connect(new StreamableHTTPClientTransport(new URL(address)));
}

/** The inspector's routes; other paths are files. */
export async function handle(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/mcp/elicitation")
    return request.method === "GET"
      ? desk.feed(request, { audience })
      : desk.answer(request, { audience });
  if (pathname !== "/api/mcp/tools/call") return undefined;
  const name = await request.text();
  const result = await session.trackCall((options) => client.callTool({ name }, options), { name });
  return Response.json(result);
}
