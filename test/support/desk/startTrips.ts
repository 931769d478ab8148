import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ParkedCall } from "@mcp-host-ui/desk";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";

/** One request of `tools/call` as the server got it. */
export interface TripRequest {
  readonly inputResponses: unknown;
  readonly requestState: unknown;
}

/** What its state has to come back as, to the byte. */
export const firstState = 'ä🙂 "\\u0000\ud800 {"round":1}  ';

const text = (name: string, message: string) => ({
  method: "elicitation/create",
  params: {
    mode: "form",
    message,
    requestedSchema: {
      type: "object",
      properties: { [name]: { type: "string" } },
      required: [name],
    },
  },
});

const rounds = [
  {
    resultType: "input_required",
    inputRequests: { where: text("city", "Which city?"), who: text("name", "Who travels?") },
    requestState: firstState,
  },
  {
    resultType: "input_required",
    inputRequests: { when: text("day", "Which day?") },
    requestState: "2",
  },
];

/** A real server of revision 2026-07-28 that asks two questions at once, then a third, and tells what it got in the end. */
export async function startTrips({
  before = async () => {},
}: {
  before?: (round: number) => Promise<void>;
} = {}) {
  const received: TripRequest[] = [];
  const handler = createMcpHandler(
    () => {
      const server = new Server({ name: "trips", version: "1" }, { capabilities: { tools: {} } });
      server.setRequestHandler("tools/call", async (_, { mcpReq }) => {
        const requestState = mcpReq.requestState<string>();
        received.push({ inputResponses: mcpReq.inputResponses, requestState });
        const round = requestState === undefined ? 0 : requestState === firstState ? 1 : 2;
        await before(round);
        const next = rounds[round] ?? {
          content: [{ type: "text", text: JSON.stringify(mcpReq.inputResponses) }],
        };
        // A server of good manners, whose results go out as they are.
        return next as never;
      });
      return server;
    },
    { legacy: "reject" },
  );
  return { received, ...(await serveWeb(handler.fetch)) };
}

/** Serves requests of the web over real HTTP, one at a time to its end. */
export async function serveWeb(handle: (request: Request) => Promise<Response>) {
  const http = createServer(async (incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "POST", url, headers } = incoming;
    const sent = {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    };
    const body = Buffer.concat(chunks);
    const response = await handle(
      new Request(`http://trips.test${url}`, body.length > 0 ? { ...sent, body } : sent),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    stop() {
      http.closeAllConnections();
      http.close();
    },
  };
}

/** A call of the tool for a person. */
export function tripOf(audience: string): ParkedCall {
  return {
    audience,
    server: { id: "trips", name: "Trips" },
    method: "tools/call",
    params: { name: "book", arguments: {} },
    context: { chat: 7 },
  };
}
