import { attachClientToDesk, createDesk } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { userOf } from "./signIn.js";

// With more than one node: createDesk({ store: redisDesk(redis) }), or the desk of NATS or PostgreSQL.
const desk = createDesk();

// The two routes of /api/questions, as Next, Hono, Bun, Deno and workers take them.
export const GET = (request: Request) => desk.feed(request, { audience: userOf(request) });
export const POST = (request: Request) => desk.answer(request, { audience: userOf(request) });

/** Calls a tool for a user, who is asked in whatever page they have open. */
export async function callFor(user: string) {
  const client = new Client({ name: "my-host", version: "1.0.0" });
  const server = { id: "everything", name: "Everything" };
  const session = attachClientToDesk(desk, client, { audience: user, server });
  await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")));
  const call = { name: "trigger-elicitation-request" };
  return session.trackCall((options) => client.callTool(call, options), call);
}
