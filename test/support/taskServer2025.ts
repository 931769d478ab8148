import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  InMemoryTaskMessageQueue,
  InMemoryTaskStore,
} from "@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { onTestFinished } from "vitest";
import { shippingAddress } from "./questions.js";

/** What the server did and received. */
export interface TaskServer2025 {
  readonly url: URL;
  /** The answers to what its task asked. */
  readonly answers: unknown[];
  /** The methods of all that it was sent, in order. */
  readonly methods: string[];
  /** Lets the task that waits for it go on. */
  goOn(): void;
}

/**
 * Serves revision 2025-11-25 over real HTTP, from SDK v1's own store of tasks: `book` takes tasks alone, waits until it may
 * go on, asks for a city within its task, and answers with what it got.
 */
export async function serveTasks2025(): Promise<TaskServer2025> {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const taskStore = new InMemoryTaskStore();
  const taskMessageQueue = new InMemoryTaskMessageQueue();
  const answers: unknown[] = [];
  const methods: string[] = [];
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const createBooking = () => {
    const server = new McpServer(
      { name: "travel", version: "1.0.0" },
      {
        capabilities: { tasks: { cancel: {}, requests: { tools: { call: {} } } } },
        taskStore,
        taskMessageQueue,
      },
    );
    server.experimental.tasks.registerToolTask(
      "book",
      { execution: { taskSupport: "required" } },
      {
        async createTask({ taskStore: store, sendRequest }) {
          const task = await store.createTask({ ttl: 60_000, pollInterval: 100 });
          const { taskId } = task;
          const work = async () => {
            await mayGoOn;
            await store.updateTaskStatus(taskId, "input_required", "Where to?");
            const params = { ...shippingAddress, mode: "form" as const };
            const request = { method: "elicitation/create" as const, params: params as never };
            const related = { relatedTask: { taskId } };
            // The SDK's type for a tool's requests leaves this out; its own examples pass it.
            answers.push(await sendRequest(request, ElicitResultSchema, related as never));
            await store.updateTaskStatus(taskId, "working");
            const content = [{ type: "text" as const, text: JSON.stringify(answers[0]) }];
            await store.storeTaskResult(taskId, "completed", { content });
          };
          work().catch(() => {});
          return { task };
        },
        getTask: ({ taskId, taskStore: store }) => store.getTask(taskId),
        getTaskResult: async ({ taskId, taskStore: store }) =>
          (await store.getTaskResult(taskId)) as never,
      },
    );
    server.registerTool("greet", {}, async () => ({ content: [{ type: "text", text: "Hello" }] }));
    return server;
  };
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    if (body?.method) methods.push(body.method);
    const known = transports.get(String(request.headers["mcp-session-id"]));
    if (known) return known.handleRequest(request, response, body);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
    });
    await createBooking().connect(transport);
    return transport.handleRequest(request, response, body);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    taskStore.cleanup();
    await Promise.all([...transports.values()].map((transport) => transport.close()));
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/mcp`), answers, methods, goOn: () => goOn() };
}
