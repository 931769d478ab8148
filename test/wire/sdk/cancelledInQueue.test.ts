import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  InMemoryTaskMessageQueue,
  InMemoryTaskStore,
} from "@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CallToolResultSchema,
  CreateTaskResultSchema,
  ElicitResultSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { dialog } from "../../support/questions.js";

const params = { message: "Which one?", requestedSchema: { type: "object", properties: {} } };

it("shows nobody what a task's queue hands out after the server stopped waiting for it", async () => {
  const taskStore = new InMemoryTaskStore();
  onTestFinished(() => taskStore.cleanup());
  const server = new McpServer(
    { name: "research", version: "1.0.0" },
    {
      capabilities: { tasks: { requests: { tools: { call: {} } } } },
      taskStore,
      taskMessageQueue: new InMemoryTaskMessageQueue(),
    },
  );
  const gaveUp: unknown[] = [];
  server.experimental.tasks.registerToolTask(
    "research",
    { execution: { taskSupport: "required" } },
    {
      async createTask(extra) {
        const task = await extra.taskStore.createTask({ ttl: 60_000, pollInterval: 20 });
        server.server
          .request({ method: "elicitation/create", params }, ElicitResultSchema, {
            relatedTask: { taskId: task.taskId },
            timeout: 20,
          })
          .catch((error) => gaveUp.push(error));
        return { task };
      },
      getTask: (extra) => extra.taskStore.getTask(extra.taskId),
      async getTaskResult(extra) {
        return CallToolResultSchema.parse(await extra.taskStore.getTaskResult(extra.taskId));
      },
    },
  );

  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  const client = new Client(
    { name: "host", version: "1.0.0" },
    { capabilities: { tasks: { requests: { elicitation: { create: {} } } } } },
  );
  attachClient(host, client, { id: "research" });
  const [left, right] = InMemoryTransport.createLinkedPair();
  const sent: unknown[] = [];
  const send = right.send.bind(right);
  right.send = (message, options) => {
    if ("method" in message) sent.push(message.method);
    return send(message, options);
  };
  await Promise.all([server.connect(right), client.connect(left)]);
  onTestFinished(() => client.close());

  const call = { name: "research", arguments: {}, task: {} };
  const { task } = await client.request(
    { method: "tools/call", params: call },
    CreateTaskResultSchema,
  );
  await expect.poll(() => gaveUp).toHaveLength(1);
  const result = client.request(
    { method: "tasks/result", params: { taskId: task.taskId } },
    CallToolResultSchema,
  );
  await expect.poll(() => sent).toEqual(["notifications/cancelled", "elicitation/create"]);
  await taskStore.storeTaskResult(task.taskId, "completed", { content: [] });
  await expect(result).resolves.toMatchObject({ content: [] });
  expect(host.getState()).toMatchObject({ open: [], settled: [] });
});
