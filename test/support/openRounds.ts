import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import {
  attachClient,
  type Calls,
  type ClientSession,
  type LocalHost,
  tapTransport,
} from "mcp-host-ui/host";
import { onTestFinished } from "vitest";

/** What a tool gets in one round. */
export interface RoundParams {
  readonly arguments: Readonly<Record<string, string>>;
  readonly inputResponses: Record<string, unknown> | undefined;
  readonly requestState: string | undefined;
  /** Aborts when the server learns that nobody waits for this result. */
  readonly signal: AbortSignal;
}

/** A real server of revision 2026-07-28 that answers each round of a call as a test says, and a client of it. */
export interface Rounds {
  readonly client: Client;
  readonly session: ClientSession;
  readonly transport: StreamableHTTPClientTransport;
  /** The params of each `tools/call` as they stood on the wire. */
  readonly sent: Record<string, unknown>[];
  /** Every message that was posted, as it stood on the wire. */
  readonly posted: PostedMessage[];
  call(args: Record<string, string>, options?: Calls.Options): Promise<unknown>;
  /** Calls without telling the host. */
  callUntracked(args: Record<string, string>): Promise<unknown>;
}

/** A message that the client posted. */
export interface PostedMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Opens {@link Rounds}; `answer` gives the result of each round of a call, a prompt or a resource. */
export async function openRounds(
  host: LocalHost,
  answer: (params: RoundParams) => object | Promise<object>,
  { isTapped = true } = {},
): Promise<Rounds> {
  const sent: Record<string, unknown>[] = [];
  const posted: PostedMessage[] = [];
  const handler = createMcpHandler(
    () => {
      const capabilities = { tools: {}, prompts: {}, resources: {} };
      const server = new Server({ name: "rounds", version: "1" }, { capabilities });
      for (const method of ["tools/call", "prompts/get", "resources/read"] as const)
        server.setRequestHandler(method, async ({ params }, { mcpReq }) => {
          const given = "arguments" in params ? params.arguments : {};
          const result = await answer({
            arguments: (given ?? {}) as Record<string, string>,
            inputResponses: mcpReq.inputResponses,
            requestState: mcpReq.requestState<string>(),
            signal: mcpReq.signal,
          });
          // Results go out as the test gives them, also where a server of good manners would not.
          return result as never;
        });
      return server;
    },
    { legacy: "reject" },
  );
  const client = new Client(
    { name: "host", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const http = new StreamableHTTPClientTransport(new URL("http://rounds.invalid/mcp"), {
    fetch: (url, init) => {
      if (typeof init?.body === "string") {
        const message = JSON.parse(init.body);
        posted.push(message);
        if (message.method === "tools/call") sent.push(message.params);
      }
      return handler.fetch(new Request(url, init));
    },
  });
  const transport = isTapped ? tapTransport(http) : http;
  const session = attachClient(host, client, { id: "rounds" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const params = (args: Record<string, string>) => ({ name: "ask", arguments: args });
  return {
    client,
    session,
    transport,
    sent,
    posted,
    call: (args, options) =>
      session.trackCall((tracked) => client.callTool(params(args), tracked), options),
    callUntracked: (args) => client.callTool(params(args)),
  };
}

/** A result that asks these questions. */
export function asking(inputRequests: Record<string, unknown>, requestState?: string): object {
  return {
    resultType: "input_required",
    inputRequests,
    ...(requestState !== undefined && { requestState }),
  };
}

/** A result that ends a call. */
export function saying(text: string): object {
  return { content: [{ type: "text", text }] };
}
