import {
  attachClient,
  type Calls,
  type ClientSession,
  type Elicit,
  type LocalHost,
  type McpClientLike,
} from "mcp-host-ui/host";
import { openWire2025 } from "./openWire2025.js";
import { openWire2026 } from "./openWire2026.js";
import { tellOfEarlyPresses } from "./tellOfEarlyPresses.js";
import type { OpenWire, ToolScript, WireRequest } from "./wire.js";

/** Options for a test server. */
export interface StartServerOptions {
  /** Names the session. @default "travel" */
  readonly id?: string;
  /** The host's own name for the server. @default "Travel Booking" */
  readonly name?: string;
  /** The origin of the address that the host reaches the server at. @default none */
  readonly origin?: string;
  /** The protocol revision, or a wire of your own. @default "2025-11-25" */
  readonly wire?: "2025-11-25" | "2026-07-28" | OpenWire;
}

/** One question that the server put to the person. */
export interface Asked<Result> {
  /** The answer that the server received; rejects if it received none. */
  readonly answer: Promise<Result>;
  /** Takes the question back: the server cancels it (2025), or its call is aborted (2026-07-28). */
  withdraw(): void;
}

/** A real server, scripted by a test, and the session through which a host hears it. */
export interface TestServer {
  readonly client: McpClientLike;
  readonly session: ClientSession;
  /** Asks the person to fill in a form or visit a page, inside a tool call. */
  elicit(params: object): Asked<Elicit.Result>;
  /** Puts one request of any method to the person, inside a tool call. */
  request(request: WireRequest): Asked<unknown>;
  /** Runs a tool that asks as it likes; resolves to the tool's result as the host app gets it. */
  call(script: ToolScript, options?: Calls.Options): Promise<unknown>;
  /** Every answer that the server received, in order. */
  readonly received: readonly unknown[];
  /** Sends a notification from the server; revision 2026-07-28 has none. */
  notify(method: string, params?: object): Promise<void>;
  /** The errors that either SDK reported out of band: an answer without a request, a message that it could not read. */
  readonly errors: readonly unknown[];
  /** Closes the connection from the server's side. */
  close(): Promise<void>;
}

/**
 * Starts a real server of the TypeScript SDK and attaches its client to a host, in one process. A question that does not
 * take a press yet says so on the console.
 * Needs `@modelcontextprotocol/client` and `@modelcontextprotocol/server` to be installed.
 */
export async function startServer(
  host: LocalHost,
  options?: StartServerOptions,
): Promise<TestServer> {
  const server = await scriptServer(host, options);
  const stopTelling = tellOfEarlyPresses();
  return {
    ...server,
    async close() {
      stopTelling();
      await server.close();
    },
  };
}

/** Starts a test's server where every question takes presses at once, or does not by intent. */
export async function scriptServer(
  host: LocalHost,
  { id = "travel", name = "Travel Booking", origin, wire = "2025-11-25" }: StartServerOptions = {},
): Promise<TestServer> {
  const scripts = new Map<string, ToolScript>();
  const received: unknown[] = [];
  const open = typeof wire === "function" ? wire : wires[wire];
  const { client, connect, callTool, notify, errors, close } = await open((tool) => {
    const script = scripts.get(tool);
    if (!script) throw new Error(`The test server has no tool ${tool}.`);
    return (ask) =>
      script(async (...question) => {
        const answers = await ask(...question);
        for (const answer of Object.values(answers)) received.push(answer);
        return answers;
      });
  });
  const session = attachClient(host, client, { id, name, ...(origin !== undefined && { origin }) });
  await connect();

  const call: TestServer["call"] = (script, options) => {
    const tool = `tool-${scripts.size + 1}`;
    scripts.set(tool, script);
    return session.trackCall((tracked) => callTool(tool, tracked), { name: tool, ...options });
  };

  const request = <Result>(asked: WireRequest): Asked<Result> => {
    const withdrawal = new AbortController();
    const call2026 = takesNothingBack(client) ? { signal: withdrawal.signal } : {};
    const answer = new Promise<Result>((resolve, reject) => {
      const script: ToolScript = (ask) =>
        ask({ question: asked }, { signal: withdrawal.signal }).then(
          // The wire carries no types: the test says what it expects here.
          ({ question }) => resolve(question as Result),
          reject,
        );
      call(script, call2026).catch(reject);
    });
    // A question that nobody waits for may be withdrawn.
    answer.catch(() => {});
    return { answer, withdraw: () => withdrawal.abort() };
  };

  return {
    client,
    session,
    received,
    notify,
    errors,
    call,
    request,
    elicit: (params) => request({ method: "elicitation/create", params }),
    close,
  };
}

/** From 2026-07-28 on a server cannot cancel what it asked: its call is aborted. */
function takesNothingBack(client: McpClientLike): boolean {
  return (client.getNegotiatedProtocolVersion?.() ?? "") >= "2026-07-28";
}

const wires = { "2025-11-25": openWire2025, "2026-07-28": openWire2026 };
