// One node of a back end: node node.js <engine> <its address> <address of the MCP server> <file for what ended> [<heartbeat> [<milliseconds that its clock is ahead> [bare or not [<milliseconds that have passed by its clock and the engine's>]]]]
import { appendFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { attachClientToDesk, createDesk } from "@mcp-host-ui/desk";
import { Client } from "@modelcontextprotocol/client";
import { fromJsonSchema, InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import { openStore } from "../../../../bench/desk/openStore.ts";
import { serve } from "../../../../examples/back-end/serve.ts";
import { sendTo } from "../../../../test/support/desk/sendTo.ts";

const [, , engine = "", engineUrl = "", serverUrl = "", file = "", ...more] = process.argv;
const [heartbeat = "300", ahead = "0", kind, passed = "0"] = more;
const bare = kind === "bare";
const { now } = Date;
Date.now = () => now() + Number(ahead) + Number(passed);

// The nodes of one test have a desk to themselves: what it leaves behind is not for those of the next to go on with.
const name = basename(dirname(file)).replaceAll("-", "_").toLowerCase();
const { store: opened } = await openStore(engine, engineUrl, name, { listens: !bare });
const readClock = opened.now?.bind(opened);
const store = {
  ...opened,
  ...(readClock && { now: async () => (await readClock()) + Number(passed) }),
};
const kinds = [elicitation(), sampling({ generate: neverHere }), roots()];
const onError = (error: unknown) => appendFileSync(`${file}.errors`, `${String(error)}\n`);
const desk = createDesk({ store, kinds, heartbeat: Number(heartbeat), ...(!bare && { onError }) });

const write = (told: object) => appendFileSync(file, `${JSON.stringify(told)}\n`);
desk.resume(
  (round) => {
    if (round.attempt > 1) write({ again: round.attempt, round: round.round });
    return sendTo(serverUrl, round);
  },
  { ended: write },
);

/** The models are asked in pages. */
function neverHere(): Promise<never> {
  return Promise.reject(new Error("A node asks no model."));
}

/** Asks through a connection of this node's own, as servers before 2026-07-28 do. */
async function ask(audience: string) {
  const server = new McpServer({ name: "old", version: "1" });
  const inputSchema = fromJsonSchema({ type: "object", properties: {} });
  server.registerTool("ask", { inputSchema }, async (_, { mcpReq }) => {
    const params = {
      message: "Still there?",
      requestedSchema: { type: "object" as const, properties: {} },
    };
    write({ received: await mcpReq.elicitInput(params) });
    return { content: [] };
  });
  const client = new Client({ name: "back-end", version: "1" });
  const answerWithin = 120_000;
  attachClientToDesk(desk, client, { audience, server: { id: "old", answerWithin } });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  await client.callTool({ name: "ask", arguments: {} });
}

async function handle(request: Request): Promise<Response> {
  const audience = request.headers.get("authorization") ?? "";
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case "GET /questions":
      return desk.feed(request, { audience });
    case "POST /questions":
      return desk.answer(request, { audience });
    case "POST /park":
      return new Response(await desk.park(await request.json()));
    case "POST /ask":
      ask(audience).catch(() => undefined);
      return new Response();
    default:
      return new Response("", { status: 404 });
  }
}

const server = serve(handle, () => undefined).listen(0, "127.0.0.1", () =>
  console.log(Object(server.address()).port),
);
