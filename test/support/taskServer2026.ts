import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, inputRequired, Server } from "@modelcontextprotocol/server";
import { z } from "zod";

const extension = "io.modelcontextprotocol/tasks";

/** A task of the test's server, as the test puts it and changes it. */
export interface ServedTask {
  status: "working" | "input_required" | "completed" | "failed" | "cancelled";
  statusMessage?: string;
  inputRequests?: Record<string, object>;
  result?: object;
  error?: object;
  pollIntervalMs?: number;
}

/** Everything that the server received, and the tasks that it works on. */
export interface TaskServer {
  readonly tasks: Map<string, ServedTask>;
  /** The answers that it received, by task, then by key, in order. */
  readonly updates: [task: string, responses: object][];
  readonly cancelled: string[];
  /** When each look at a task came, in milliseconds. */
  readonly looks: number[];
  /** The capabilities that came with the calls. */
  readonly declared: unknown[];
  /** Answers requests of this method with HTTP 503. */
  refuse: string | undefined;
  /** How many it answered so. */
  refused: number;
  /** Connects a client of its own, as a page would. */
  connect(client: Client): Promise<void>;
  newClient(): Client;
}

const anything = z.looseObject({ taskId: z.string() });

/** Serves revision 2026-07-28 with the extension for tasks, over HTTP that stays in the process; each call becomes a task. */
export function serveTasks2026(
  task: ServedTask,
  wrap = (transport: object) => transport,
): TaskServer {
  const served: TaskServer = {
    tasks: new Map(),
    updates: [],
    cancelled: [],
    looks: [],
    declared: [],
    refuse: undefined,
    refused: 0,
    newClient: () =>
      new Client(
        { name: "test-host", version: "1.0.0" },
        { versionNegotiation: { mode: { pin: "2026-07-28" } } },
      ),
    connect: (client) =>
      client.connect(
        // Wrapped or not, it is a transport.
        wrap(
          new StreamableHTTPClientTransport(new URL("http://test-server.invalid/mcp"), {
            fetch: (url, init) => serve(new Request(url, init)),
          }),
        ) as StreamableHTTPClientTransport,
      ),
  };
  const serve = async (request: Request) => {
    const { method } = await request.clone().json();
    if (method !== served.refuse) return handler.fetch(request);
    served.refused += 1;
    return new Response("busy", { status: 503 });
  };
  const known = ({ taskId }: { readonly taskId: string }) => {
    const found = served.tasks.get(taskId);
    if (!found) throw Object.assign(new Error("Task not found"), { code: -32602 });
    return found;
  };
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: "test-server", version: "1.0.0" },
        { capabilities: { tools: {}, extensions: { [extension]: {} } } },
      );
      server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
        served.declared.push(mcpReq.envelope);
        const first = Object(params.arguments).ask;
        if (first && !mcpReq.inputResponses)
          return inputRequired({ inputRequests: { first }, requestState: "one" });
        if (mcpReq.inputResponses) served.updates.push(["", mcpReq.inputResponses]);
        const taskId = `task-${served.tasks.size + 1}`;
        served.tasks.set(taskId, task);
        const { status, statusMessage, pollIntervalMs } = task;
        const created = { taskId, status, statusMessage, pollIntervalMs, ...times };
        // The SDK knows no such result; it goes out as it is.
        return { resultType: "task", ...created } as never;
      });
      server.setRequestHandler("tasks/get", { params: anything }, async (params) => {
        served.looks.push(performance.now());
        return { taskId: params.taskId, ...times, ...known(params) };
      });
      server.setRequestHandler("tasks/update", { params: anything }, async (params, { mcpReq }) => {
        known(params);
        // The SDK takes these out of the params of every request.
        served.updates.push([params.taskId, mcpReq.inputResponses ?? {}]);
        return {};
      });
      server.setRequestHandler("tasks/cancel", { params: anything }, async (params) => {
        known(params);
        served.cancelled.push(params.taskId);
        return {};
      });
      return server;
    },
    { legacy: "reject" },
  );
  return served;
}

const now = "2026-11-22T00:00:00Z";
const times = { createdAt: now, lastUpdatedAt: now, ttlMs: null };
