import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  type CallToolRequest,
  CreateMessageRequestSchema,
  type CreateMessageResult,
} from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";

/** A server of revision 2026-07-28 in front of one of the 2025 revisions. */
export interface InRounds {
  readonly url: string;
  close(): Promise<void>;
}

/** One call behind the gateway: what it comes to next, and how to answer what it asked. */
interface Call {
  next(): Promise<object>;
  answer(result: unknown): void;
}

/** Serves the tools of a 2025 server in revision 2026-07-28: what it asks in the middle of a call ends a round of that call. */
export async function serveInRounds(server: URL): Promise<InRounds> {
  const calls = new Map<string, Call>();
  const clients = new Set<Client>();

  const start = async (params: CallToolRequest["params"]): Promise<Call> => {
    const id = randomUUID();
    const client = new Client({ name: "rounds", version: "1" }, { capabilities: { sampling: {} } });
    clients.add(client);
    let round = createTurn<object>();
    let sample = createTurn<CreateMessageResult>();
    client.setRequestHandler(CreateMessageRequestSchema, ({ method, params }) => {
      sample = createTurn();
      round.reach({
        resultType: "input_required",
        inputRequests: { sample: { method, params } },
        requestState: id,
      });
      return sample.reached;
    });
    await client.connect(new StreamableHTTPClientTransport(server));
    const end = (result: object) => {
      calls.delete(id);
      round.reach(result);
    };
    void client
      .callTool(params)
      .then(end, (error: unknown) =>
        end({ isError: true, content: [{ type: "text", text: String(error) }] }),
      );
    const call: Call = {
      next: () => round.reached,
      answer(result) {
        round = createTurn();
        // As it came over the wire: the server behind judges it.
        sample.reach(result as CreateMessageResult);
      },
    };
    calls.set(id, call);
    return call;
  };

  const handler = createMcpHandler(
    () => {
      const front = new Server({ name: "rounds", version: "1" }, { capabilities: { tools: {} } });
      front.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
        const known = calls.get(mcpReq.requestState<string>() ?? "");
        known?.answer(mcpReq.inputResponses?.sample);
        const call = known ?? (await start(params));
        // Results go out as the server behind gave them.
        return (await call.next()) as never;
      });
      return front;
    },
    { legacy: "reject" },
  );

  const http = createServer((request, response) => void pass(request, response, handler.fetch));
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    async close() {
      await Promise.all([...clients].map((client) => client.close()));
      await handler.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

/** Something to wait for, and the way to bring it about. */
function createTurn<Value>(): { reached: Promise<Value>; reach: (value: Value) => void } {
  let reach: (value: Value) => void = () => {};
  const reached = new Promise<Value>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
}

/** Answers one request of a page on another origin by way of the web's own types. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE");
  response.setHeader(
    "access-control-allow-headers",
    headers["access-control-request-headers"] ?? "*",
  );
  if (method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answered = await answer(
    new Request(new URL(url, `http://${headers.host}`), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as [string, string]] : [],
      ),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body) Readable.fromWeb(answered.body as never).pipe(response);
  else response.end();
}
