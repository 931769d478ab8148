import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Tool,
} from "@modelcontextprotocol/client";
import {
  attachClient,
  availableTools,
  type ClientSession,
  type LocalHost,
  runTool,
  type Tools,
} from "mcp-host-ui/host";
import { createStore, type Store } from "../createStore.js";
import { explainFailure } from "./explainFailure.js";
import { negotiate, type Revision, type Route } from "./route.js";

/** One server and how the connection to it stands. */
export interface Connection {
  readonly route: Route;
  readonly revision: Revision;
  readonly phase: "connecting" | "ready" | "failed" | "closed";
  /** Why it failed, for people. */
  readonly problem?: string;
  /** What the server calls itself. */
  readonly claim?: string;
  /** The revision that both sides agreed on. */
  readonly spoken?: string | undefined;
  readonly tools: readonly Tool[];
}

/** One call of a tool. */
export interface ToolCall {
  readonly connection: string;
  readonly tool: Tool;
  readonly args: Record<string, unknown>;
  /** Hears the host's own id of the call. */
  readonly onStart: (call: string | undefined) => void;
}

/** The demo's connections: an ordinary MCP client each, attached to the host. */
export interface Connections extends Pick<Store<readonly Connection[]>, "getState" | "subscribe"> {
  /** Lists a server without connecting to it. */
  add(route: Route): void;
  /** Adds a server, or finds it, and connects. */
  connect(route: Route, revision?: Revision): Promise<void>;
  disconnect(id: string): Promise<void>;
  /** Disconnects and forgets. */
  remove(id: string): Promise<void>;
  call(call: ToolCall): Promise<CallToolResult>;
}

interface Live {
  readonly client: Client;
  readonly session: ClientSession;
}

/** Makes a list of connections, empty at first. `asksFirst` returns whether the user decides before a server's tool runs. */
export function createConnections(
  host: LocalHost,
  asksFirst: (id: string) => boolean,
): Connections {
  const store = createStore<readonly Connection[]>([]);
  const live = new Map<string, Live>();

  const put = (connection: Connection) =>
    store.setState((all) =>
      all.some(({ route }) => route.id === connection.route.id)
        ? all.map((other) => (other.route.id === connection.route.id ? connection : other))
        : [...all, connection],
    );
  const change = (id: string, known: Partial<Connection>) =>
    store.setState((all) => all.map((one) => (one.route.id === id ? { ...one, ...known } : one)));

  const hangUp = async (id: string) => {
    const open = live.get(id);
    live.delete(id);
    if (!open) return;
    const { transport } = open.client;
    if (transport instanceof StreamableHTTPClientTransport)
      await transport.terminateSession().catch(() => {});
    await open.client.close();
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add: (route) => put({ route, revision: route.revisions[0], phase: "closed", tools: [] }),
    async connect(route, revision = route.revisions[0]) {
      const { id, name } = route;
      put({ route, revision, phase: "connecting", tools: [] });
      await hangUp(id);
      const client = new Client(
        { name: "mcp-host-ui demo", version: "0.1.0" },
        {
          versionNegotiation: { mode: negotiate(revision) },
          listChanged: {
            tools: { onChanged: (_error, tools) => isCurrent() && tools && change(id, { tools }) },
          },
        },
      );
      const isCurrent = () => live.get(id)?.client === client;
      client.onclose = () => {
        if (isCurrent()) change(id, { phase: "closed" });
      };
      const { origin } = new URL(route.url ?? location.href);
      live.set(id, { client, session: attachClient(host, client, { id, name, origin }) });
      try {
        await client.connect(await route.open(revision));
        const { tools } = await client.listTools();
        const open = live.get(id);
        if (isCurrent() && open) await availableTools(open.session, tools);
        if (isCurrent()) change(id, { phase: "ready", tools, ...readServer(client) });
      } catch (error) {
        if (!isCurrent()) return;
        await hangUp(id);
        change(id, { phase: "failed", problem: await explainFailure(error, route.url) });
      }
    },
    async disconnect(id) {
      await hangUp(id);
      change(id, { phase: "closed" });
    },
    async remove(id) {
      await hangUp(id);
      store.setState((all) => all.filter(({ route }) => route.id !== id));
    },
    async call({ connection, tool, args, onStart }) {
      const open = live.get(connection);
      if (!open) throw new Error("The server is not connected.");
      // A person may be on a page of the server meanwhile: there is no hurry.
      const timing = { timeout: 600_000 };
      const run: Tools.Run<CallToolResult> = (params, options) => {
        onStart(host.callOf(options.onresumptiontoken));
        return open.client.callTool(params, options);
      };
      if (!asksFirst(connection)) {
        const params = { name: tool.name, arguments: args as Tools.Request["arguments"] };
        return open.session.trackCall((options) => run(params, options), {
          name: tool.title ?? tool.name,
          ...timing,
        });
      }
      const end = await runTool(open.session, { tool, arguments: args }, run, timing);
      // This server describes a tool in another way once it ran.
      const { tools } = await open.client.listTools();
      await availableTools(open.session, tools);
      change(connection, { tools });
      if (end.ran) return end.result;
      const { decision } = end;
      const why = decision.action === "deny" ? (decision.reason ?? "denied") : "not decided";
      throw new DOMException(why, "AbortError");
    },
  };
}

function readServer(client: Client): Pick<Connection, "claim" | "spoken"> {
  const { name = "", version = "" } = client.getServerVersion() ?? {};
  return { claim: `${name} ${version}`.trim(), spoken: client.getNegotiatedProtocolVersion() };
}
